/**
 * What a session has said so far, beyond its lifecycle and its exchanges: what the peers can do, what was listed, what
 * belongs together. Checks look at it as it was before their message; it never throws.
 */
import type { MessageLook } from '../look.ts';
import { Cancellations } from './cancellations.ts';
import { Capabilities } from './capabilities.ts';
import { Changes } from './changes.ts';
import { Elicitations } from './elicitations.ts';
import { Envelopes } from './envelopes.ts';
import { Forms } from './forms.ts';
import { Habits } from './habits.ts';
import { Listings } from './listings.ts';
import { LogLevels } from './log-levels.ts';
import { PageScopes } from './page-scopes.ts';
import { Pages } from './pages.ts';
import { Progress } from './progress.ts';
import { Relations } from './relations.ts';
import { Rounds } from './rounds.ts';
import { Subscriptions } from './subscriptions.ts';
import { TaskTools } from './task-tools.ts';
import { Tasks } from './tasks.ts';
import { WatchedResources } from './watched-resources.ts';

export class Knowledge {
  readonly relations = new Relations();
  readonly capabilities = new Capabilities();
  readonly listings = new Listings();
  readonly logLevels = new LogLevels();
  readonly watched = new WatchedResources();
  readonly rounds = new Rounds(this.relations);
  readonly forms = new Forms();
  readonly taskTools = new TaskTools();
  readonly subscriptions = new Subscriptions(this.relations);
  readonly progress = new Progress(this.relations);
  readonly cancellations = new Cancellations(this.relations);
  readonly pages = new Pages(this.relations);
  readonly changes = new Changes(this.relations);
  readonly tasks = new Tasks(this.relations);
  readonly elicitations = new Elicitations();
  readonly envelopes = new Envelopes();
  readonly habits = new Habits();
  readonly pageScopes = new PageScopes();

  /** Takes a message in, after the checks have looked at it. */
  note(look: MessageLook): void {
    this.capabilities.note(look);
    this.listings.note(look);
    this.logLevels.note(look);
    this.watched.note(look);
    this.rounds.note(look);
    this.forms.note(look);
    this.taskTools.note(look);
    this.subscriptions.note(look);
    this.progress.note(look);
    this.cancellations.note(look);
    // It asks for the page that is answered, which the pages forget.
    this.pageScopes.note(look);
    this.pages.note(look);
    this.changes.note(look);
    this.tasks.note(look);
    this.elicitations.note(look);
    this.envelopes.note(look);
    this.habits.note(look);
  }
}
