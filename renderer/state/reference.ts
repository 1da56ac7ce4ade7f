/** The reference of findings: whether it is open, on which code, and what it says. */
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { CatalogueEntry, Reference } from '#shared/model/reference';
import { attempt } from './app-store.ts';
import { command } from './bridge.ts';

export interface ReferenceView {
  readonly open: boolean;
  /** The code that it was opened on; null: the whole catalogue. */
  readonly asked: string | null;
  /** The code whose page is shown. */
  readonly code: string | null;
}

const useView = create<ReferenceView>()(() => ({ open: false, asked: null, code: null }));

/** Opens the page of a code; null: the catalogue, on the page that was read last. */
export function openReference(code: string | null): void {
  useView.setState((state) => ({ open: true, asked: code, code: code ?? state.code }));
}

/** Opens the page of the finding that has the keyboard focus, or else the catalogue. */
export function explainFocused(): void {
  const finding = document.activeElement?.closest('[data-code]');
  openReference(finding?.getAttribute('data-code') ?? null);
}

export function closeReference(): void {
  useView.setState({ open: false });
}

export function showReferencePage(code: string): void {
  useView.setState({ code });
}

export function useReferenceView(): ReferenceView {
  return useView();
}

const nothing: readonly CatalogueEntry[] = [];

/** Every code; empty until it has arrived. */
export function useCatalogue(): readonly CatalogueEntry[] {
  const [entries, setEntries] = useState(nothing);
  useEffect(() => attempt(async () => setEntries(await command('explain.list', null))), []);
  return entries;
}

/** The page of a code; the page before while it is on its way, null without one. */
export function useReference(code: string | null): Reference | null {
  const [page, setPage] = useState<Reference | null>(null);
  useEffect(() => {
    let over = false;
    if (code !== null) {
      attempt(async () => {
        const reference = await command('explain.get', { code });
        if (!over) setPage(reference);
      });
    }
    return () => {
      over = true;
    };
  }, [code]);
  return page;
}
