/**
 * A merchant's edits as this browser stores them: they survive a reload and a crash, and other tabs read them. Where an operator
 * signs in, beside what the server has of them.
 */
import * as v from 'valibot';

import type { History } from './history.ts';
import { editedFiles, type EditedFiles, type StoredDraft } from './protocol.ts';

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
  // In one order, so that the same edits are the same text.
  const paths = Object.keys(now).toSorted();
  if (paths.length === 0) return null;
  const inOrder = (files: EditedFiles): EditedFiles =>
    Object.fromEntries(paths.flatMap((path) => (files[path] === undefined ? [] : [[path, files[path]]])));
  return JSON.stringify({ now: inOrder(now), began: inOrder(began) } satisfies Draft);
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

const SYNCED_PREFIX = 'editor-synced-draft:';

const storedDraft = v.object({ version: v.number(), text: v.nullable(v.string()) });
const NOT_SYNCED: StoredDraft = { version: 0, text: null };
/** Of a browser that stores nothing. */
const inMemory = new Map<string, StoredDraft>();

/** What this browser and the server last had in common of an operator's draft. */
export function syncedDraft(merchant: string, operator: string): StoredDraft {
  const key = `${SYNCED_PREFIX}${operator}:${merchant}`;
  try {
    return v.parse(storedDraft, JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return inMemory.get(key) ?? NOT_SYNCED;
  }
}

export function storeSyncedDraft(merchant: string, operator: string, synced: StoredDraft): void {
  const key = `${SYNCED_PREFIX}${operator}:${merchant}`;
  inMemory.set(key, synced);
  try {
    localStorage.setItem(key, JSON.stringify(synced));
  } catch {
    // What is in memory serves until the page is left.
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
