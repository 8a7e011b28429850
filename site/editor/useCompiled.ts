import { useEffect, useMemo, useRef, useState } from 'react';

import type { Compilation, EditedFiles, Workspace } from './protocol.ts';
import { compileEdits, RefusedError } from './server.ts';

/** Edits are compiled at once, and while they go on, no more often than this, in milliseconds. */
const EVERY_MS = 200;

/** After how long what failed is tried again, in milliseconds. */
const RETRY_MS = 1000;

/** What players of a merchant would load. */
export interface Shown {
  readonly merchant: string;
  readonly artefact: NonNullable<Compilation['artefact']>;
  readonly skinCss: string;
  readonly texts: NonNullable<Compilation['texts']>;
}

/**
 * `unreachable`: the server does not answer, and is asked until it does. `refused`: it does not take the edits as they are.
 * `unstored`: the browser does not store them. `signedOut`: the operator's session has ended.
 */
export type Trouble = 'signedOut' | 'unreachable' | 'refused' | 'unstored';

export interface Compiled {
  /** Of the edits as they are, or, while `compiling`, as they were. */
  readonly compilation: Compilation | undefined;
  /** The last compilation without an error. */
  readonly shown: Shown | undefined;
  readonly compiling: boolean;
  readonly trouble: Trouble | undefined;
}

/** What edited files come to. */
export function useCompiled(workspace: Workspace | undefined, edits: EditedFiles): Compiled {
  const [last, setLast] = useState<{ readonly edits: EditedFiles; readonly workspace: Workspace; readonly result: Compilation }>();
  const [shown, setShown] = useState<Shown>();
  const [trouble, setTrouble] = useState<Trouble>();
  const merchant = workspace?.merchant;
  const isFirst = last?.workspace.merchant !== merchant;
  const begun = useRef(0);

  useEffect(() => {
    if (!workspace) return undefined;
    const stop = new AbortController();
    const compile = async (): Promise<void> => {
      begun.current = performance.now();
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
        if (!isRefused) timer = setTimeout(() => void compile(), RETRY_MS);
      }
    };
    let timer = setTimeout(() => void compile(), begun.current + EVERY_MS - performance.now());
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
