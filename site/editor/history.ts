import type { EditedFiles } from './protocol.ts';

/** Most steps to go back. */
const MOST = 200;

/** A merchant's edits, those before, and those that were taken back. */
export interface History {
  readonly now: EditedFiles;
  readonly past: readonly EditedFiles[];
  readonly future: readonly EditedFiles[];
  /** The file that the last step was typed in: what is typed on in it is the same step. */
  readonly typedIn?: string | undefined;
}

export const NO_HISTORY: History = { now: {}, past: [], future: [] };

/** @param typedIn the file that this is typed in */
export function changed(history: History, next: EditedFiles, typedIn?: string): History {
  if (next === history.now) return history;
  const goesOn = typedIn !== undefined && typedIn === history.typedIn;
  return { now: next, past: goesOn ? history.past : [...history.past, history.now].slice(-MOST), future: [], typedIn };
}

export function undone(history: History): History {
  const before = history.past.at(-1);
  return before ? { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future] } : history;
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  return next ? { now: next, past: [...history.past, history.now], future } : history;
}
