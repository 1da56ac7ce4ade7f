/** Names that may pass through the preload script; plain data, so that the preload needs nothing else. */
import type { CommandName, EventName } from './contract.ts';

export const commandChannel = 'wirescope:command';
export const eventChannel = 'wirescope:event';

const commands: { readonly [K in CommandName]: true } = {
  'app.info': true,
  'settings.read': true,
  'settings.write': true,
  'target.preview': true,
  'session.list': true,
  'session.start': true,
  'session.stop': true,
  'session.restart': true,
  'session.replayStdin': true,
  'session.remove': true,
  'session.partial': true,
  'session.capsule': true,
  'recording.open': true,
  'recording.reveal': true,
  'recording.cancelLoading': true,
  'view.set': true,
  'view.locate': true,
  'log.read': true,
  'log.neighbour': true,
  'log.search': true,
  'log.stderr': true,
  'frame.detail': true,
  'frame.bytes': true,
  'frame.find': true,
  'frame.save': true,
  'message.send': true,
  'explain.list': true,
  'explain.get': true,
  'explain.messages': true,
  'explain.message': true,
  'explain.templates': true,
  'clipboard.write': true,
};

const events: { readonly [K in EventName]: true } = {
  'log.grew': true,
  'session.changed': true,
  'settings.changed': true,
  'menu.chosen': true,
  'session.show': true,
};

export const commandNames: readonly string[] = Object.keys(commands);
export const eventNames: readonly string[] = Object.keys(events);
