/** Edits carried over to what is saved by now, or to what another tab has made of them. */
import type { Draft } from '../draft.ts';
import { differing, isSame, savedText } from '../edits.ts';
import { changed, type History } from '../history.ts';
import type { EditedFiles, WorkspaceFile } from '../protocol.ts';
import { merge, type Answers, type Conflict } from './merge.ts';

export interface FileConflict extends Conflict {
  /** Of the file. */
  readonly path: string;
}

/** By file. */
export type FileAnswers = Readonly<Record<string, Answers>>;

/** What was changed both here and on disk, and waits for an answer. */
export function conflictsIn({ now, began }: History, files: readonly WorkspaceFile[]): readonly FileConflict[] {
  return files.flatMap((file) => {
    const [from, mine, to] = [began[file.path], now[file.path], savedText(file)];
    if (from === undefined || mine === undefined || from === to || mine === to) return [];
    return (merge(from, mine, to)?.conflicts ?? []).map((conflict) => ({ ...conflict, path: file.path }));
  });
}

/** A history over the saved files as they are now. A file with a conflict stays as it began until that is answered. */
export function rebased(history: History, files: readonly WorkspaceFile[], answers: FileAnswers = {}): History {
  const moved = files.reduce((next, file) => movedOnto(next, file.path, savedText(file), answers[file.path]), history);
  const now = differing(moved.now, files);
  return now === moved.now ? moved : { ...moved, now };
}

function movedOnto(history: History, path: string, to: string, answers: Answers | undefined): History {
  const { now, past, future, began } = history;
  const from = began[path];
  if (from === to) return history;
  const moved = { ...began, [path]: to };
  if (from === undefined) return { ...history, began: moved };

  const mine = now[path];
  // It was this that was saved: the step before is what was there.
  if (mine === to) {
    const withOld = (edits: EditedFiles): EditedFiles => (Object.hasOwn(edits, path) ? edits : { ...edits, [path]: from });
    return { ...history, past: past.map(withOld), future: future.map(withOld), began: moved };
  }
  if (mine !== undefined && (merge(from, mine, to, answers)?.conflicts.length ?? 1) > 0) return history;
  const texts = new Map<string, string>();
  const over = (edits: EditedFiles): EditedFiles => {
    const text = edits[path];
    if (text === undefined) return edits;
    const next = texts.get(text) ?? merge(from, text, to, answers)?.text ?? text;
    texts.set(text, next);
    return { ...edits, [path]: next };
  };
  return { ...history, now: over(now), past: past.map(over), future: future.map(over), began: moved };
}

/**
 * What another tab stored, taken into a history as a step that can be undone.
 * @param last what both had before
 */
export function joined(history: History, last: EditedFiles, stored: Draft): History {
  const began = { ...history.began };
  const next: Record<string, string> = {};
  for (const path of new Set([...Object.keys(history.now), ...Object.keys(stored.now)])) {
    const [before, mine, theirs] = [last[path], history.now[path], stored.now[path]];
    const start = stored.began[path] ?? began[path] ?? '';
    const isMine = mine === theirs || theirs === before;
    const both = () => merge(before ?? start, mine ?? start, theirs ?? start)?.text ?? mine;
    const text = isMine ? mine : mine === before ? theirs : both();
    if (!isMine) began[path] = start;
    if (text !== undefined) next[path] = text;
  }
  const known = { ...history, began };
  return isSame(next, history.now) ? known : changed(known, next, 'another tab');
}
