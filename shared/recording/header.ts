/** The first line of a recording: what was launched, and when. Environment values are never recorded. */
export interface RecordingHeader {
  /** Version of the format. */
  readonly wirescope: 1;
  /** Wall clock of the session's time zero, ISO 8601. */
  readonly startedAt: string;
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string | null;
  readonly platform: string | null;
}
