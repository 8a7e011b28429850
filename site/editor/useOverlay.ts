import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';

import { differing, without } from './edits.ts';
import { changed, NO_HISTORY, redone, undone, type History } from './history.ts';
import type { Compilation, EditedFiles, Workspace } from './protocol.ts';
import { compileEdits, fetchWorkspace, RefusedError } from './server.ts';

/** Typing waits this long before it is compiled, in milliseconds: with the compilation, well within a second. */
const TYPING_MS = 200;

/** How often it is looked what is on disk, and what failed is tried again, in milliseconds. */
const LOOK_MS = 1000;

/** What players of a merchant would load. */
export interface Shown {
  readonly merchant: string;
  readonly artefact: NonNullable<Compilation['artefact']>;
  readonly skinCss: string;
  readonly texts: NonNullable<Compilation['texts']>;
}

/** `unreachable`: the server does not answer, and is asked until it does. `refused`: it does not take the edits as they are. */
export type Trouble = 'unreachable' | 'refused';

/** A merchant's files, what is edited of them, and what that comes to. */
export interface Overlay {
  /** As it is on disk; absent until the server has answered. */
  readonly workspace: Workspace | undefined;
  /** Texts that differ from what is saved. */
  readonly edits: EditedFiles;
  /** Merchants with edits, which survive a look at another merchant. */
  readonly edited: readonly string[];
  /** How often texts have come from elsewhere than `edit`. */
  readonly given: number;
  /** Of the edits as they are, or, while `compiling`, as they were. */
  readonly compilation: Compilation | undefined;
  /** The last compilation without an error. */
  readonly shown: Shown | undefined;
  readonly compiling: boolean;
  readonly trouble: Trouble | undefined;
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
}

/** @param asked the merchant's code; empty for the server's own choice */
export function useOverlay(asked: string): Overlay {
  const [loaded, setLoaded] = useState<{ readonly asked: string; readonly workspace: Workspace }>();
  const [isAway, setIsAway] = useState(false);
  /** By merchant. */
  const [all, setAll] = useState<Readonly<Record<string, History>>>({});
  const [given, setGiven] = useState(0);

  const update = useCallback((merchant: string, next: (history: History) => History) => {
    setAll((histories) => ({ ...histories, [merchant]: next(histories[merchant] ?? NO_HISTORY) }));
  }, []);
  const take = useEffectEvent((workspace: Workspace) => {
    setLoaded({ asked, workspace });
    // What was exported and is saved by now is no edit any more.
    update(workspace.merchant, (history) => ({ ...history, now: differing(history.now, workspace.files) }));
    setGiven((times) => times + 1);
  });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = '';
    const look = async (): Promise<void> => {
      const text = await fetchWorkspace(asked).catch(() => undefined);
      if (left) return;
      setIsAway(text === undefined);
      if (text !== undefined && text !== before) take(JSON.parse((before = text)) as Workspace); // The server's own answer, of the same build.
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked]);

  const workspace =
    loaded !== undefined && (asked === '' || loaded.asked === asked || loaded.workspace.merchant === asked) ? loaded.workspace : undefined;
  const merchant = workspace?.merchant;
  const history = (merchant === undefined ? undefined : all[merchant]) ?? NO_HISTORY;
  const edits = history.now;
  const compiled = useCompiled(workspace, edits);

  return useMemo(() => {
    const updateHere = (next: (history: History) => History): void => {
      if (merchant !== undefined) update(merchant, next);
    };
    const give = (next: (history: History) => History): void => {
      updateHere(next);
      setGiven((times) => times + 1);
    };
    const files = workspace?.files ?? [];
    return {
      workspace,
      edits,
      edited: Object.keys(all).filter((code) => Object.keys(all[code]?.now ?? {}).length > 0),
      given,
      ...compiled,
      trouble: isAway ? 'unreachable' : compiled.trouble,
      edit: (path, text) => updateHere((last) => changed(last, differing({ ...last.now, [path]: text }, files), path)),
      change: (path, text, step) => give((last) => changed(last, differing({ ...last.now, [path]: text }, files), step)),
      revert: (path) => give((last) => changed(last, without(last.now, path))),
      apply: (linked) => give((last) => changed(last, differing(linked, files))),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undo: () => give(undone),
      redo: () => give(redone),
    };
  }, [workspace, edits, history, all, given, compiled, merchant, isAway, update]);
}

type Compiled = Pick<Overlay, 'compilation' | 'shown' | 'compiling' | 'trouble'>;

/** What edited files come to. */
function useCompiled(workspace: Workspace | undefined, edits: EditedFiles): Compiled {
  const [last, setLast] = useState<{ readonly edits: EditedFiles; readonly workspace: Workspace; readonly result: Compilation }>();
  const [shown, setShown] = useState<Shown>();
  const [trouble, setTrouble] = useState<Trouble>();
  const merchant = workspace?.merchant;
  const isFirst = last?.workspace.merchant !== merchant;
  const pause = useEffectEvent(() => (isFirst ? 0 : TYPING_MS));

  useEffect(() => {
    if (!workspace) return undefined;
    const stop = new AbortController();
    const compile = async (): Promise<void> => {
      try {
        const result = await compileEdits(workspace.merchant, edits, stop.signal);
        setLast({ edits, workspace, result });
        setTrouble(undefined);
        const { artefact, skinCss = '', texts = {} } = result;
        if (artefact) setShown({ merchant: workspace.merchant, artefact, skinCss, texts });
      } catch (error) {
        if (stop.signal.aborted) return;
        const isRefused = error instanceof RefusedError;
        setTrouble(isRefused ? 'refused' : 'unreachable');
        if (!isRefused) timer = setTimeout(() => void compile(), LOOK_MS);
      }
    };
    let timer = setTimeout(() => void compile(), pause());
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [workspace, edits]);

  return useMemo(
    () => ({
      compilation: isFirst ? undefined : last?.result,
      shown: shown?.merchant === merchant ? shown : undefined,
      compiling: last?.edits !== edits || last.workspace !== workspace,
      trouble,
    }),
    [isFirst, last, shown, merchant, edits, workspace, trouble],
  );
}
