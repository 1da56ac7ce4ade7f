/**
 * What a session has said so far, beyond its lifecycle and its exchanges: what the peers can do, what was listed, what
 * belongs together. Checks look at it as it was before their message; it never throws.
 */
import type { MessageLook } from '../look.ts';
import { Capabilities } from './capabilities.ts';
import { Listings } from './listings.ts';
import { Relations } from './relations.ts';

export class Knowledge {
  readonly relations = new Relations();
  readonly capabilities = new Capabilities();
  readonly listings = new Listings();

  /** Takes a message in, after the checks have looked at it. */
  note(look: MessageLook): void {
    this.capabilities.note(look);
    this.listings.note(look);
  }
}
