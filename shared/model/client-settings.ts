/** What Wirescope does as the client of a server that it launched, as plain data. */

/**
 * How a connection is opened: `raw` sends nothing that the person did not write; `handshake` sends `initialize`;
 * `modern` speaks 2026-07-28 with an envelope on every request; `auto` asks by `server/discover` first.
 */
export const connectModes = ['raw', 'handshake', 'modern', 'auto'] as const;
export type ConnectMode = (typeof connectModes)[number];

/** What a server may ask of its client: the capability, and with it the requests that it stands for. */
export const askable = ['roots', 'sampling', 'elicitation'] as const;
export type Askable = (typeof askable)[number];

/**
 * What becomes of a question: with `none` the capability is not declared, with `hand` it is and the question waits for
 * the person, with `stored` the stored result is the answer.
 */
export const answerWays = ['none', 'hand', 'stored'] as const;
export type AnswerWay = (typeof answerWays)[number];

export interface AnswerSetting {
  readonly how: AnswerWay;
  /** The JSON text of the result, kept as it was written even while another way is chosen. */
  readonly result: string;
}

export interface ClientSettings {
  readonly mode: ConnectMode;
  /** What `initialize` asks for: a revision of the handshake era. */
  readonly revision: string;
  readonly answers: { readonly [A in Askable]: AnswerSetting };
}

/** What is done when nobody has chosen. */
export const defaultClient: ClientSettings = {
  mode: 'handshake',
  revision: '2025-11-25',
  answers: {
    roots: { how: 'none', result: '{"roots":[]}' },
    sampling: {
      how: 'none',
      result: '{"model":"none","role":"assistant","content":{"type":"text","text":"A stored answer"}}',
    },
    elicitation: { how: 'none', result: '{"action":"decline"}' },
  },
};

/** Nothing is sent, and nothing answered. */
export const silentClient: ClientSettings = { ...defaultClient, mode: 'raw' };
