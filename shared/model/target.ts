/** A server to launch, as plain data. */
export interface Target {
  /** Shown in lists and used in file names. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Working directory; absent: the user's home, or the folder that the application was started in. */
  readonly cwd?: string;
  /** Variables added to or changed in the inherited environment. Never recorded. */
  readonly env: { readonly [name: string]: string };
  /** Variables of the inherited environment that the server must not get. */
  readonly unset: readonly string[];
}
