import { icons, names } from './meta.ts';
import { define, object, optional, required, since, string, uri } from './vocabulary.ts';

export const Implementation = define(
  'Implementation',
  'A program that speaks the protocol.',
  object({
    ...names,
    version: required(string, 'Its version.'),
    description: since('2025-11-25', optional(string, 'What it does.')),
    websiteUrl: since('2025-11-25', optional(uri, 'Its page on the web.')),
    ...icons,
  }),
);
