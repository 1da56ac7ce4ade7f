/** Channel names of the two ways through the preload script; plain data, so that the preload needs nothing else. */
import type { EventName } from './contract.ts';

export const commandChannel = 'wirescope:command';
export const eventChannel = 'wirescope:event';

const events: { readonly [K in EventName]: true } = {
  'log.grew': true,
  'session.changed': true,
  'settings.changed': true,
  'menu.chosen': true,
  'session.show': true,
};

export const eventNames = Object.keys(events);
