import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Workspace } from './protocol.ts';
import { fetchWorkspace, SignedOutError } from './server.ts';

/** How often it is looked what is on disk, in milliseconds. */
const LOOK_MS = 1000;

/**
 * Follows what is saved of a merchant.
 * @param asked the merchant's code; empty for the server's own choice
 * @param take gets the workspace when it has changed, and after `look`
 */
export function useWorkspace(asked: string, take: (workspace: Workspace) => void) {
  const [trouble, setTrouble] = useState<'unreachable' | 'signedOut'>();
  const taken = useEffectEvent(take);
  const pollNow = useRef<() => void>(undefined);
  useEffect(() => {
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = '';
    const poll = async (): Promise<void> => {
      clearTimeout(timer);
      const mine = (turn += 1);
      let text: string | undefined;
      let failed: typeof trouble;
      try {
        text = await fetchWorkspace(asked);
      } catch (error) {
        failed = error instanceof SignedOutError ? 'signedOut' : 'unreachable';
      }
      if (mine !== turn) return;
      setTrouble(failed);
      if (text !== undefined && text !== before) taken(JSON.parse((before = text)) as Workspace); // The server's own answer, of the same build.
      timer = setTimeout(() => void poll(), LOOK_MS);
    };
    pollNow.current = () => {
      before = '';
      void poll();
    };
    void poll();
    return () => {
      turn = -1;
      clearTimeout(timer);
    };
  }, [asked]);
  return { trouble, look: useCallback(() => pollNow.current?.(), []) };
}
