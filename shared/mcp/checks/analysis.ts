import type { Rule } from '../look.ts';

/** Not a fault of either peer: the inspector could not look at the entry. */
export const analysisFailed: Rule = {
  code: 'analysis-failed',
  severity: 'info',
  title: 'The inspector could not analyse this entry',
  why: 'The bytes were forwarded and recorded as usual; only their explanation is missing. This is a fault of Wirescope, not of the client or the server.',
  fix: 'Please report it together with the recording. The raw bytes are in the Bytes view.',
  spec: 'None: this is about Wirescope itself.',
};
