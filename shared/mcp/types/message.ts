import type { Shape } from './vocabulary.ts';

/** What a message carries. Who sends it, since when and what for stands in the table of methods. */
export interface MessageTypes {
  readonly params: Shape;
  /** Absent: a notification. */
  readonly result?: Shape;
  /** Params must be there, though nothing in them is required. Otherwise they must when one of their fields must. */
  readonly needsParams?: boolean;
}

/** By the name of the method. */
export type Messages = Readonly<Record<string, MessageTypes>>;
