/** What package managers, compilers and launchers write about their own work. */
import type { Noise } from './row.ts';

const builtBefore = 'Build before the client starts the server, and let the command start nothing but the result.';
const installedBefore = 'Install before the client starts the server, not as a part of its command.';

export const buildNoises: readonly Noise[] = [
  {
    what: 'a notice or warning of npm',
    pattern: /^npm (notice|warn|info|http|verb|err|error)\b/i,
    cure: 'Set NPM_CONFIG_LOGLEVEL=silent in the environment of the server, or start it with node rather than through npm or npx.',
  },
  {
    what: 'the header that npm run prints',
    pattern: /^> (@[\w.-]+\/)?[\w.-]+@\d\S* \S+/,
    cure: 'Use npm run --silent (pnpm --silent), or start the server with node directly.',
  },
  {
    what: 'the command that npm run prints before it runs it',
    pattern: /^> (node|npx|tsx|ts-node|tsc|bun|deno|python3?|cross-env|nodemon|vite|npm|pnpm|yarn)( |$)/,
    cure: 'Use npm run --silent (pnpm --silent), or start the server with node directly.',
  },
  {
    what: 'the question of npx whether it may install a package',
    pattern: /^(Need to install the following packages:|Ok to proceed\? \(y\))/,
    cure: 'Use npx -y, which does not ask.',
  },
  {
    what: 'output of yarn',
    pattern: /^(yarn (run|install) v\d|Done in \d+(\.\d+)?m?s\.)/,
    cure: 'Use yarn --silent run, or start the server with node directly.',
  },
  {
    what: 'the result of an npm installation',
    pattern: /^((added|removed|changed|audited) \d+ packages?\b|up to date( in |, audited )|found \d+ vulnerabilit)/,
    cure: installedBefore,
  },
  {
    what: 'output of pip',
    pattern:
      /^\s*(Collecting [\w.[\]-]+([=<>~!]=?\S+)?( \(from .+)?$|Requirement already satisfied: |Installing collected packages: |Successfully installed \S+-\d|(Downloading|Using cached) \S+\.(whl|tar\.gz)\b)/,
    cure: 'Use pip install --quiet, or install before the client starts the server.',
  },
  {
    what: 'output of uv',
    pattern:
      /^\s*((Resolved|Prepared|Installed|Uninstalled|Audited|Built) \d+ packages? in \d|Creating virtual environment at: |Using C?Python \d+\.\d+)/,
    cure: 'Use uv run --quiet (uvx --quiet). uv writes this to stderr: make sure that stderr is not sent to stdout (2>&1).',
  },
  {
    what: 'output of cargo',
    pattern:
      /^\s+(Compiling \S+ v\d|Finished (`|\w+ \[)|Running `|Updating crates\.io|Downloaded \S+ v\d|Blocking waiting for)/,
    cure: 'Use cargo run --quiet, or start the program in target/ directly. cargo writes this to stderr: make sure that stderr is not sent to stdout (2>&1).',
  },
  {
    what: 'output of Gradle',
    pattern:
      /^(> (Task :|Configure project )|Starting a Gradle Daemon|BUILD (SUCCESSFUL|FAILED) in \d|\d+ actionable tasks?:)/,
    cure: `Use gradle --quiet, or start the jar with java directly. ${builtBefore}`,
  },
  {
    what: 'output of Maven',
    pattern:
      /^\[INFO\] (Scanning for projects\.\.\.|BUILD (SUCCESS|FAILURE)|Building \S+ \S+|-{3,}|Total time: |Finished at: |Nothing to compile)/,
    cure: `Use mvn --quiet, or start the jar with java directly. ${builtBefore}`,
  },
  {
    what: 'output of dotnet run or MSBuild',
    pattern:
      /^\s*(Using launch settings from \S|Determining projects to restore\.\.\.|MSBuild version \d|Build succeeded( in \d|\.)|Restore complete \(|.+: (warning|error) (CS|NU|MSB|NETSDK)\d+: )/,
    cure: 'Start the built program (dotnet server.dll), or use dotnet run --no-build --no-launch-profile.',
  },
  {
    what: 'output of go',
    pattern: /^go: (downloading|finding|extracting|added|upgraded) \S/,
    cure: 'Use go build, and start the result rather than go run.',
  },
  {
    what: 'output of the TypeScript compiler',
    pattern:
      /^(\S.*[(:]\d+[,:]\d+\)?(: | - )(error|warning) TS\d+: |error TS\d+: |Found \d+ errors?(\.| in )|.{0,20}(Starting compilation|File change detected))/,
    cure: builtBefore,
  },
  {
    what: 'output of a bundler',
    pattern:
      /^(webpack \d+\.\d+\.\d+ compiled|asset \S+ \d|vite v\d+\.\d+|transforming( \(\d+\))?\.\.\.|rendering chunks|✓ (\d+ modules transformed|built in )|⚡ Done in \d|(CLI|ESM|CJS|DTS) (Building entry|Build start|⚡|Build success))/,
    cure: builtBefore,
  },
  {
    what: 'output of nodemon',
    pattern: /^\[nodemon\] /,
    cure: 'Use nodemon --quiet, or start the server with node: each restart also ends the connection.',
  },
  {
    what: 'output of docker about an image',
    pattern:
      /^(Unable to find image '|[0-9a-f]{12}: (Pulling|Already exists|Download|Verifying|Waiting|Pull complete)|Digest: sha256:|Status: (Downloaded|Image is up to date))/,
    cure: 'Pull the image before, or use docker run --quiet -i.',
  },
];
