import { useCallback, useEffect, useMemo, useState } from 'react';

import type { Compilation, EditedFiles, Workspace, WorkspaceFile } from './protocol.ts';
import { compileEdits, fetchWorkspace } from './server.ts';

/** Typing waits this long before it is compiled, in milliseconds: with the compilation, well within a second. */
const TYPING_MS = 200;

const NO_EDITS: EditedFiles = {};

/** What players of a merchant would load. */
export interface Shown {
  readonly merchant: string;
  readonly artefact: NonNullable<Compilation['artefact']>;
  readonly skinCss: string;
  readonly texts: NonNullable<Compilation['texts']>;
}

/** A merchant's files, what is edited of them, and what that comes to. */
export interface Overlay {
  /** Absent until the server has answered. */
  readonly workspace: Workspace | undefined;
  readonly edits: EditedFiles;
  /** Of the edits as they are, or, while `compiling`, as they were. */
  readonly compilation: Compilation | undefined;
  /** The last compilation without an error. */
  readonly shown: Shown | undefined;
  readonly compiling: boolean;
  /** The server did not answer. */
  readonly unreachable: boolean;
  /** A text that is as it was saved is no edit. */
  edit(path: string, text: string): void;
  revert(path: string): void;
  /** Takes edits over as they are, such as those of a link. */
  apply(edits: EditedFiles): void;
  /** Files on disk have changed: reads them anew. */
  reload(): void;
}

/** What is saved of a file, or would be its first text. */
export const savedText = ({ own, blank }: WorkspaceFile): string => own ?? blank;

/** @param asked the merchant's code; empty for the server's own choice */
export function useOverlay(asked: string): Overlay {
  const [loaded, setLoaded] = useState<{ readonly asked: string; readonly times: number; readonly workspace: Workspace }>();
  /** How often files on disk have changed. */
  const [times, setTimes] = useState(0);
  /** By merchant: whoever looks at another one finds their edits again. */
  const [allEdits, setAllEdits] = useState<Readonly<Record<string, EditedFiles>>>({});
  const [compiled, setCompiled] = useState<{ readonly edits: EditedFiles; readonly workspace: Workspace; readonly result: Compilation }>();
  const [shown, setShown] = useState<Shown>();
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      try {
        const workspace = await fetchWorkspace(asked);
        if (!left) setLoaded({ asked, times, workspace });
      } catch {
        if (!left) setUnreachable(true);
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [asked, times]);

  const workspace =
    loaded !== undefined && (asked === '' || loaded.asked === asked || loaded.workspace.merchant === asked) ? loaded.workspace : undefined;
  const merchant = workspace?.merchant;
  const edits = (merchant === undefined ? undefined : allEdits[merchant]) ?? NO_EDITS;
  const isFirst = compiled?.workspace.merchant !== merchant;

  useEffect(() => {
    if (!workspace) return undefined;
    const stop = new AbortController();
    const compile = async (): Promise<void> => {
      try {
        const result = await compileEdits(workspace.merchant, edits, stop.signal);
        setCompiled({ edits, workspace, result });
        setUnreachable(false);
        const { artefact, skinCss = '', texts = {} } = result;
        if (artefact) setShown({ merchant: workspace.merchant, artefact, skinCss, texts });
      } catch {
        if (!stop.signal.aborted) setUnreachable(true);
      }
    };
    const timer = setTimeout(() => void compile(), isFirst ? 0 : TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [workspace, edits, isFirst]);

  const change = useCallback(
    (next: (edits: EditedFiles) => EditedFiles) => {
      if (merchant !== undefined) setAllEdits((all) => ({ ...all, [merchant]: next(all[merchant] ?? NO_EDITS) }));
    },
    [merchant],
  );
  const files = workspace?.files;
  return useMemo(() => {
    const without = (path: string) => change((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== path)));
    return {
      workspace,
      edits,
      compilation: isFirst ? undefined : compiled?.result,
      shown: shown?.merchant === merchant ? shown : undefined,
      compiling: compiled?.edits !== edits || compiled.workspace !== workspace,
      unreachable,
      edit(path, text) {
        const file = files?.find((known) => known.path === path);
        if (file && savedText(file) === text) without(path);
        else change((all) => ({ ...all, [path]: text }));
      },
      revert: without,
      apply: (linked) => change(() => linked),
      reload: () => setTimes((count) => count + 1),
    };
  }, [workspace, files, edits, compiled, isFirst, shown, merchant, unreachable, change]);
}
