import type { EditedFiles } from './protocol.ts';

/** Most steps to go back. */
const MOST = 200;

/** A merchant's edits, those before, and those that were taken back. */
export interface History {
  readonly now: EditedFiles;
  readonly past: readonly EditedFiles[];
  readonly future: readonly EditedFiles[];
  /** What was saved of every file when these began: what they are changes of. */
  readonly began: EditedFiles;
  /** What the last step goes on with: a file or a field that is typed in is one step. */
  readonly step?: string | undefined;
}

export const NO_HISTORY: History = { now: {}, past: [], future: [], began: {} };

/** @param step names what may go on, such as the file that this is typed in */
export function changed(history: History, next: EditedFiles, step?: string): History {
  if (next === history.now) return history;
  const goesOn = step !== undefined && step === history.step;
  return { ...history, now: next, past: goesOn ? history.past : [...history.past, history.now].slice(-MOST), future: [], step };
}

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { began: history.began, now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future] };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  return next ? { began: history.began, now: next, past: [...history.past, history.now], future } : history;
}
