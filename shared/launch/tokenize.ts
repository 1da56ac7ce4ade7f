/**
 * Splits a shell line into words the way POSIX sh does (Shell Command Language, 2.2 Quoting and 2.3 Token
 * Recognition), without ever running one. What only a shell could do (operators, substitutions) is kept apart as a token
 * of its own, so that it can be refused in words instead of being passed on as an argument.
 */

export type Token =
  | { readonly type: 'word'; readonly text: string }
  /** `|`, `&&`, `>`, a line break, …: it has a meaning to a shell only. */
  | { readonly type: 'operator'; readonly text: string };

export interface TokenizeOptions {
  /** Windows: a backslash is an ordinary character unless a double quote follows; `^` continues a line. */
  readonly windows: boolean;
  /** What `~` and `$HOME` stand for; null keeps them as they are written. */
  readonly home: string | null;
}

export interface Tokens {
  readonly tokens: readonly Token[];
  /** Variables that were left as they are written, e.g. `$TOKEN`: no shell is there to fill them in. */
  readonly variables: readonly string[];
  /** The quote that was opened and never closed, or null. */
  readonly openQuote: string | null;
}

const operators = ['&&', '||', ';;', '>>', '<<', '>&', '<&', '|&', '&>', '|', '&', ';', '<', '>', '(', ')', '\n'];
const variable = /^\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;

export function tokenize(text: string, options: TokenizeOptions): Tokens {
  return new Tokenizer(text.replaceAll('\r\n', '\n'), options).run();
}

class Tokenizer {
  private at = 0;
  /** The word being read; null between words (an empty string is a word: `''`). */
  private word: string | null = null;
  private openQuote: string | null = null;
  private readonly tokens: Token[] = [];
  private readonly variables = new Set<string>();

  constructor(
    private readonly text: string,
    private readonly options: TokenizeOptions,
  ) {}

  run(): Tokens {
    while (this.at < this.text.length) this.step();
    this.endWord();
    return { tokens: this.tokens, variables: [...this.variables], openQuote: this.openQuote };
  }

  private step(): void {
    const char = this.text.charAt(this.at);
    if (char === ' ' || char === '\t') this.skipBlank();
    else if (char === "'" && this.isQuote()) this.singleQuoted();
    else if (char === '"') this.doubleQuoted();
    else if (char === '#' && this.word === null) this.skipComment();
    else if (this.isEscape(char)) this.escaped();
    else if (!this.operator()) this.plain(char);
  }

  private plain(char: string): void {
    if (char === '~' && this.word === null && this.tilde()) return;
    if (char === '$' || char === '`') this.dollar(char);
    else this.add(char);
  }

  private add(text: string, length = text.length): void {
    this.word = (this.word ?? '') + text;
    this.at += length;
  }

  private endWord(): void {
    if (this.word !== null) this.tokens.push({ type: 'word', text: this.word });
    this.word = null;
  }

  private skipBlank(): void {
    this.endWord();
    this.at += 1;
  }

  private skipComment(): void {
    const end = this.text.indexOf('\n', this.at);
    this.at = end === -1 ? this.text.length : end;
  }

  private isEscape(char: string): boolean {
    const next = this.text.charAt(this.at + 1);
    if (!this.options.windows) return char === '\\';
    return (char === '\\' && next === '"') || (char === '^' && next === '\n');
  }

  private escaped(): void {
    const next = this.text.charAt(this.at + 1);
    if (next === '\n') this.at += 2;
    else if (next === '') this.add('\\', 1);
    else this.add(next, 2);
  }

  private operator(): boolean {
    const found = operators.find((operator) => this.text.startsWith(operator, this.at));
    if (found === undefined) return false;
    const descriptor = /^[<>]/.test(found) && this.word !== null && /^\d+$/.test(this.word) ? this.word : '';
    if (descriptor !== '') this.word = null;
    this.endWord();
    this.tokens.push({ type: 'operator', text: descriptor + found });
    this.at += found.length;
    return true;
  }

  /** On Windows an apostrophe inside a word is a part of it, as in the name of a folder. */
  private isQuote(): boolean {
    return !this.options.windows || (this.word === null && this.text.includes("'", this.at + 1));
  }

  private singleQuoted(): void {
    const end = this.text.indexOf("'", this.at + 1);
    if (end === -1) this.openQuote = "'";
    const to = end === -1 ? this.text.length : end;
    this.add(this.text.slice(this.at + 1, to), to + 1 - this.at);
  }

  private doubleQuoted(): void {
    this.add('', 1);
    while (this.at < this.text.length && this.text.charAt(this.at) !== '"') this.insideDoubleQuotes();
    if (this.at >= this.text.length) this.openQuote = '"';
    this.at += 1;
  }

  private insideDoubleQuotes(): void {
    const char = this.text.charAt(this.at);
    const next = this.text.charAt(this.at + 1);
    if (char === '\\' && next === '\n') this.at += 2;
    else if (char === '\\' && this.isEscapedInQuotes(next)) this.add(next, 2);
    else if (char === '$' || char === '`') this.dollar(char);
    else this.add(char);
  }

  private isEscapedInQuotes(next: string): boolean {
    return next !== '' && (this.options.windows ? '"' : '$`"\\').includes(next);
  }

  private tilde(): boolean {
    const { home } = this.options;
    const next = this.text.charAt(this.at + 1);
    if (home === null || !['', '/', '\\', ' ', '\t', '\n'].includes(next)) return false;
    this.add(home, 1);
    return true;
  }

  private dollar(char: string): void {
    if (char === '`' || this.text.startsWith('$(', this.at)) this.substitution(char);
    else this.variable();
  }

  private substitution(char: string): void {
    this.endWord();
    this.tokens.push({ type: 'operator', text: char === '`' ? '`' : '$(' });
    this.at += char === '`' ? 1 : 2;
  }

  private variable(): void {
    const found = variable.exec(this.text.slice(this.at, this.at + 256));
    const name = found?.[1] ?? found?.[2];
    const written = found?.[0] ?? '$';
    const home = name === 'HOME' ? this.options.home : null;
    if (name !== undefined && home === null) this.variables.add(`$${name}`);
    this.add(home ?? written, written.length);
  }
}
