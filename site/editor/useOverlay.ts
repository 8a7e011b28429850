import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { draftText, onStored, readDraft, storedText, storeText } from './draft.ts';
import { differing, textsAt, without } from './edits.ts';
import { changed, NO_HISTORY, redone, undone, type History } from './history.ts';
import { conflictsIn, joined, rebased, type FileAnswers, type FileConflict } from './merge/rebase.ts';
import type { EditedFiles, Workspace } from './protocol.ts';
import { saveEdits } from './server.ts';
import { newServerDraft, useServerDraft } from './serverDraft.ts';
import { useCompiled, type Compiled } from './useCompiled.ts';
import { useWorkspace } from './useWorkspace.ts';

/** A merchant's files, what is edited of them, and what that comes to. */
export interface Overlay extends Compiled {
  /** As it is on disk; absent until the server has answered. */
  readonly workspace: Workspace | undefined;
  /** Texts that differ from what is saved. */
  readonly edits: EditedFiles;
  /** Merchants with edits, which survive a look at another merchant. */
  readonly edited: readonly string[];
  /** How often texts have come from elsewhere than `edit`. */
  readonly given: number;
  /** Of what is typed in a file. */
  edit(path: string, text: string): void;
  /**
   * Of what is done elsewhere: the open file shows it.
   * @param step what may go on, such as a field that is typed in
   */
  change(path: string, text: string, step?: string): void;
  revert(path: string): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Takes edits over as they are, such as those of a link. */
  apply(edits: EditedFiles): void;
  /** What was changed here and on disk, and waits for an answer. */
  readonly conflicts: readonly FileConflict[];
  resolve(answers: FileAnswers): void;
  /**
   * Writes the edits into the merchant's files.
   * @param note why
   * @throws RefusedError where a file has changed meanwhile, or has errors
   */
  save(note: string): Promise<void>;
  /** Looks at once what is saved. */
  refresh(): void;
}

/** @param asked the merchant's code; empty for the server's own choice */
export function useOverlay(asked: string): Overlay {
  const [loaded, setLoaded] = useState<{ readonly asked: string; readonly workspace: Workspace }>();
  /** By merchant. */
  const [all, setAll] = useState<Readonly<Record<string, History>>>({});
  const [given, setGiven] = useState(0);
  const [isStored, setIsStored] = useState(true);
  /** What is stored of each merchant, as far as this tab has taken it in. */
  const seen = useRef<Record<string, string | null>>({});

  const update = useCallback((merchant: string, next: (history: History) => History) => {
    setAll((histories) => ({ ...histories, [merchant]: next(histories[merchant] ?? NO_HISTORY) }));
  }, []);
  /** A draft is being stored on the server: what it answers meanwhile may be older. */
  const isStoring = useRef(false);
  const { trouble: away, look } = useWorkspace(asked, (workspace) => {
    const { merchant, files } = workspace;
    const [last, stored] = [seen.current[merchant] ?? null, storedText(merchant)];
    seen.current[merchant] = stored;
    // What other tabs, and other browsers of this operator, have made of the edits.
    const others = [
      ...(stored === last ? [] : [{ before: readDraft(last).now, draft: readDraft(stored) }]),
      ...(isStoring.current ? [] : newServerDraft(workspace)),
    ];
    setLoaded({ asked, workspace });
    update(merchant, (history) => {
      const withOthers = others.reduce((next, { before, draft }) => joined(next, before, draft), history);
      return rebased(withOthers, files);
    });
    setGiven((times) => times + 1);
  });
  useEffect(() => onStored(look), [look]);

  const workspace =
    loaded !== undefined && (asked === '' || loaded.asked === asked || loaded.workspace.merchant === asked) ? loaded.workspace : undefined;
  const merchant = workspace?.merchant;
  const history = (merchant === undefined ? undefined : all[merchant]) ?? NO_HISTORY;
  const edits = history.now;
  const compiled = useCompiled(workspace, edits);

  useEffect(() => {
    if (merchant === undefined || history === NO_HISTORY) return;
    const [text, last] = [draftText(history), seen.current[merchant] ?? null];
    if (text === last) return;
    // Another tab was faster: its edits come first.
    if (storedText(merchant) !== last) return look();
    const done = storeText(merchant, text);
    setIsStored(done);
    if (done) seen.current[merchant] = text;
  }, [merchant, history, look]);

  useServerDraft({ workspace, history, isStoring, look });

  return useMemo(() => {
    const files = workspace?.files ?? [];
    const updateHere = (next: (history: History) => History): void => {
      if (merchant !== undefined) update(merchant, (last) => rebased(next(last), files));
    };
    const give = (next: (history: History) => History): void => {
      updateHere(next);
      setGiven((times) => times + 1);
    };
    return {
      workspace,
      edits,
      edited: Object.keys(all).filter((code) => Object.keys(all[code]?.now ?? {}).length > 0),
      given,
      ...compiled,
      trouble: away ?? compiled.trouble ?? (isStored ? undefined : 'unstored'),
      edit: (path, text) => updateHere((last) => changed(last, differing({ ...last.now, [path]: text }, files), path)),
      change: (path, text, step) => give((last) => changed(last, differing({ ...last.now, [path]: text }, files), step)),
      revert: (path) => give((last) => changed(last, without(last.now, path))),
      apply: (linked) => give((last) => changed(last, differing(linked, files))),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undo: () => give(undone),
      redo: () => give(redone),
      conflicts: conflictsIn(history, files),
      resolve: (answers) => give((last) => rebased(last, files, answers)),
      save: async (note) => {
        if (merchant === undefined) return;
        await saveEdits(merchant, edits, textsAt(history.began, Object.keys(edits)), note);
      },
      refresh: look,
    };
  }, [workspace, edits, history, all, given, compiled, merchant, away, isStored, update, look]);
}
