/** The reference of findings and of messages: whether it is open, on which page, and what that says. */
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { CommandArgs, CommandName, CommandResults, MessageExplained } from '#shared/ipc/contract';
import { longestMethod, longestRevision, type MessageEntry } from '#shared/model/method-page';
import type { CatalogueEntry, Reference } from '#shared/model/reference';
import { attempt } from './app-store.ts';
import { command } from './bridge.ts';

export type ReferenceSide = 'findings' | 'messages';

export interface ReferenceView {
  readonly open: boolean;
  /** True when it was opened on a page, and not to search. */
  readonly asked: boolean;
  readonly side: ReferenceSide;
  /** The code whose page is shown on the side of the findings. */
  readonly code: string | null;
  /** The method whose page is shown on the side of the messages, and in which revision; null: the latest that has it. */
  readonly method: string | null;
  readonly revision: string | null;
}

const useView = create<ReferenceView>()(() => ({
  open: false,
  asked: false,
  side: 'findings',
  code: null,
  method: null,
  revision: null,
}));

/** Opens the page of a code; null: the catalogue, on the page that was read last. */
export function openReference(code: string | null): void {
  useView.setState((state) => ({ open: true, asked: code !== null, side: 'findings', code: code ?? state.code }));
}

/** Opens the list of messages, on the page that was read last. */
export function openMessages(): void {
  useView.setState({ open: true, asked: false, side: 'messages' });
}

/** Opens the page of a method, which may be anything that was on the wire. */
export function openMessage(method: string, revision: string | null): void {
  const asked = { method: method.slice(0, longestMethod), revision: revision?.slice(0, longestRevision) ?? null };
  useView.setState({ open: true, asked: true, side: 'messages', ...asked });
}

/** Opens the page of the finding or of the message that has the keyboard focus, or else the whole reference. */
export function explainFocused(): void {
  const focused = document.activeElement?.closest('[data-code], [data-method]');
  const method = focused?.getAttribute('data-method') ?? null;
  if (method === null) openReference(focused?.getAttribute('data-code') ?? null);
  else openMessage(method, focused?.getAttribute('data-revision') ?? null);
}

export function closeReference(): void {
  useView.setState({ open: false });
}

export function showReferenceSide(side: ReferenceSide): void {
  useView.setState({ side });
}

export function showReferencePage(code: string): void {
  useView.setState({ code });
}

export function showMessagePage(method: string): void {
  useView.setState({ method });
}

export function showMessageRevision(revision: string): void {
  useView.setState({ revision });
}

export function useReferenceView(): ReferenceView {
  return useView();
}

const noFindings: readonly CatalogueEntry[] = [];
const noMessages: readonly MessageEntry[] = [];

/** Every code; empty until it has arrived. */
export function useCatalogue(): readonly CatalogueEntry[] {
  return useAnswer('explain.list', null) ?? noFindings;
}

/** Every message; empty until it has arrived. */
export function useMessages(): readonly MessageEntry[] {
  return useAnswer('explain.messages', null) ?? noMessages;
}

/** The page of a code; the page before while it is on its way, null without one. */
export function useReference(code: string | null): Reference | null {
  return useAnswer('explain.get', code === null ? undefined : { code });
}

/** The page of a method; the page before while it is on its way, null without one. */
export function useMessage(method: string | null, revision: string | null): MessageExplained | null {
  return useAnswer('explain.message', method === null ? undefined : { method, revision });
}

/** What was answered to the latest question; nothing is asked while `args` is undefined. */
function useAnswer<K extends CommandName>(name: K, args: CommandArgs<K> | undefined): CommandResults[K] | null {
  const [answer, setAnswer] = useState<CommandResults[K] | null>(null);
  // The same question in another object is no new one.
  const question = args === undefined ? null : JSON.stringify(args);
  useEffect(() => {
    let over = false;
    if (question !== null) {
      attempt(async () => {
        const answered = await command(name, JSON.parse(question));
        if (!over) setAnswer(answered);
      });
    }
    return () => {
      over = true;
    };
  }, [name, question]);
  return answer;
}
