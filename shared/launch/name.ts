/** A short name for a server, from the words that start it: `everything` from `npx -y @x/server-everything`. */

const packageRunners = new Set(['npx', 'bunx', 'pnpx', 'uvx', 'pipx', 'pnpm', 'yarn', 'npm', 'uv', 'bun', 'deno']);
const interpreters = new Set(['node', 'python', 'python3', 'py', 'tsx', 'ts-node', 'ruby', 'java', 'dotnet', 'php']);
const containers = new Set(['docker', 'podman', 'nerdctl']);
const wrappers = new Set(['cmd', 'sudo', 'nice', 'time', 'exec']);
const subcommands = new Set(['dlx', 'run', 'exec', 'x', 'tool', 'create', '/c']);
/** Options of the container tools that take no value. */
const containerSwitches = new Set(['-i', '-t', '-it', '-ti', '-d', '--rm', '--init', '--interactive', '--tty']);
const valueOptions = new Set(['-p', '--package', '--from', '--with', '--directory', '--project', '--python']);
const generic = new Set(['index', 'main', 'server', 'cli', 'dist', 'build', 'src', 'bin', 'lib', 'app', 'mcp', 'out']);

export function deriveName(command: string, args: readonly string[]): string {
  const name = tidy(telling(command, args));
  return name === '' ? 'server' : name;
}

/** The word that says most about what is started. */
function telling(command: string, args: readonly string[]): string {
  const tool = baseName(command).toLowerCase();
  if (wrappers.has(tool)) return wrapped(command, args);
  if (containers.has(tool)) return image(args) ?? command;
  if (packageRunners.has(tool)) return moduleName(args) ?? firstOperand(args) ?? command;
  if (interpreters.has(tool)) return moduleName(args) ?? firstOperand(args) ?? command;
  return command;
}

function wrapped(command: string, args: readonly string[]): string {
  const from = args.findIndex((arg) => !arg.startsWith('-') && !subcommands.has(arg.toLowerCase()));
  const next = args[from];
  return next === undefined ? command : telling(next, args.slice(from + 1));
}

function moduleName(args: readonly string[]): string | undefined {
  const at = args.indexOf('-m');
  return at === -1 ? undefined : args[at + 1];
}

function firstOperand(args: readonly string[]): string | undefined {
  return operands(args, (option) => valueOptions.has(option)).find((word) => !subcommands.has(word));
}

function image(args: readonly string[]): string | undefined {
  const takesValue = (option: string) => !containerSwitches.has(option) && !option.includes('=');
  return operands(args, takesValue).find((word) => !subcommands.has(word) && word !== 'container');
}

/** The arguments that are neither options nor the values of those that take one. */
function operands(args: readonly string[], takesValue: (option: string) => boolean): readonly string[] {
  return args.filter((arg, index) => {
    const before = args[index - 1];
    return !arg.startsWith('-') && !(before?.startsWith('-') && takesValue(before));
  });
}

function tidy(word: string): string {
  const parts = word
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => part.replace(/(?<=.)@.*$|[=<>~!].*$|\[.*$/, ''));
  const chosen = parts.toReversed().find((part) => !generic.has(plain(part).toLowerCase())) ?? parts.at(-1) ?? '';
  return plain(chosen.replace(/:[\w.-]+$/, ''));
}

/** Without extension, scope mark and the words that every server carries. */
function plain(part: string): string {
  const bare = part.replace(/^@/, '').replace(/\.(?:[cm]?[jt]sx?|py|rb|jar|exe|cmd|bat|dll|sh)$/i, '');
  const short = bare.replace(/^(?:mcp[-_])?server[-_]|^mcp[-_]/, '').replace(/[-_](?:mcp[-_]server|server|mcp)$/, '');
  return short === '' ? bare : short;
}

function baseName(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? path).replace(/\.(?:exe|cmd|bat)$/i, '');
}
