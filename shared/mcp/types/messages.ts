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

export interface Area {
  /** For people. */
  readonly title: string;
  readonly messages: Messages;
}

export const areas: readonly Area[] = [
  { title: 'Opening a connection', messages: lifecycle },
  { title: 'Tools', messages: tools },
  { title: 'Resources', messages: resources },
  { title: 'Prompts', messages: prompts },
  { title: 'Completion', messages: completion },
  { title: 'Logging, progress, cancellation', messages: notices },
  { title: 'Roots', messages: roots },
  { title: 'Sampling', messages: sampling },
  { title: 'Elicitation', messages: elicitation },
  { title: 'Subscriptions', messages: subscriptions },
  { title: 'Tasks', messages: tasks },
];

export const messages: ReadonlyMap<string, MessageTypes> = new Map(
  areas.flatMap((area) => Object.entries(area.messages)),
);
