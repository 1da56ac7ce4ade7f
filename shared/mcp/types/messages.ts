/** Every message of the protocol with what it carries, by the name of its method. */
import { completion } from './completion.ts';
import { elicitation } from './elicitation.ts';
import { lifecycle } from './lifecycle.ts';
import type { Messages, MessageTypes } from './message.ts';
import { notices } from './notices.ts';
import { prompts } from './prompts.ts';
import { resources } from './resources.ts';
import { roots } from './roots.ts';
import { sampling } from './sampling.ts';
import { subscriptions } from './subscriptions.ts';
import { tasks } from './task-extension.ts';
import { tools } from './tools.ts';

const areas: readonly Messages[] = [
  lifecycle,
  tools,
  resources,
  prompts,
  completion,
  notices,
  roots,
  sampling,
  elicitation,
  subscriptions,
  tasks,
];

export const messages: ReadonlyMap<string, MessageTypes> = new Map(areas.flatMap((area) => Object.entries(area)));
