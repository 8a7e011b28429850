/** A merchant's edits as this browser stores them: they survive a reload and a crash, and other tabs read them. */
import * as v from 'valibot';

import { textsAt } from './edits.ts';
import type { History } from './history.ts';
import { editedFiles } from './protocol.ts';

const PREFIX = 'editor-draft:';

const draft = v.object({ now: editedFiles, began: editedFiles });
/** Edits, and the saved texts that they began from. */
export type Draft = v.InferOutput<typeof draft>;

const NO_DRAFT: Draft = { now: {}, began: {} };

/** The stored text of a merchant's edits; `null` where there are none. */
export function storedText(merchant: string): string | null {
  try {
    return localStorage.getItem(PREFIX + merchant);
  } catch {
    return null;
  }
}

/** What a stored text says; no edits where it cannot be read. */
export function readDraft(text: string | null): Draft {
  if (text === null) return NO_DRAFT;
  try {
    return v.parse(draft, JSON.parse(text));
  } catch {
    return NO_DRAFT;
  }
}

/** The text to store of a history; `null` where nothing is edited. */
export function draftText({ now, began }: History): string | null {
  const paths = Object.keys(now);
  if (paths.length === 0) return null;
  return JSON.stringify({ now, began: textsAt(began, paths) } satisfies Draft);
}

/** Stores it, or removes what is stored; `false` where the browser refuses. */
export function storeText(merchant: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(PREFIX + merchant);
    else localStorage.setItem(PREFIX + merchant, text);
    return true;
  } catch {
    return false;
  }
}

/** Hears of what other tabs store. Returns what stops it. */
export function onStored(hear: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(PREFIX)) hear();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
