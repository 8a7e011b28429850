import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

import type { EditedFiles } from './protocol.ts';
import { readEdits, writeEdits } from './share.ts';
import { readChoice, writeChoice, type Choice } from './state.ts';
import { words } from './words.ts';

/** Debounce of the address, in milliseconds: browsers throttle pages that change it often. */
const DEBOUNCE_MS = 150;

/** State of an address that the editor wrote itself. */
const ownState = v.object({ editor: v.literal(true) });

/** What the address said when the page was opened. */
export interface Link {
  readonly choice: Choice;
  /** Messages about what it says and cannot mean. */
  readonly problems: readonly string[];
}

/** Reads the query; the fragment takes longer, see `useLinkedEdits`. */
export function readLink(): Link {
  const { choice, ignored } = readChoice(location.search);
  const parts = ignored.map(({ name, value }) => `${name}=${value.slice(0, 40)}`).join(', ');
  return { choice, problems: parts === '' ? [] : [words.ignored(parts)] };
}

/** Edits that the link brought: to be asked about, `undefined` where there are none or they were answered. */
export function useLinkedEdits(onProblem: (message: string) => void) {
  const [linked, setLinked] = useState<EditedFiles>();
  const [isRead, setIsRead] = useState(false);
  /** This tab wrote the address: what it says is stored, too. */
  const [isOwn] = useState(() => v.is(ownState, history.state));
  const complain = useRef(onProblem);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const edits = await readEdits(location.hash);
      if (edits === undefined) complain.current(words.badFragment);
      else if (Object.keys(edits).length > 0) setLinked(edits);
      setIsRead(true);
    };
    void read();
  }, []);
  const answered = useCallback(() => setLinked(undefined), []);
  return { linked, isRead, isOwn, answered };
}

/** Writes choice and edits into the address, debounced, so that it can be shared. */
export function useAddress(choice: Choice, merchant: string | undefined, edits: EditedFiles, ready: boolean): void {
  useEffect(() => {
    if (!ready || merchant === undefined) return undefined;
    let left = false;
    const write = async (): Promise<void> => {
      const fragment = await writeEdits(edits);
      if (!left)
        history.replaceState(
          { editor: true } satisfies v.InferOutput<typeof ownState>,
          '',
          `${location.pathname}${writeChoice({ ...choice, merchant })}${fragment}`,
        );
    };
    const timer = setTimeout(() => void write(), DEBOUNCE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [choice, merchant, edits, ready]);
}

/** Asks before the page is left while there are edits that would be lost. */
export function useLeaveGuard(edited: boolean): void {
  useEffect(() => {
    if (!edited) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [edited]);
}
