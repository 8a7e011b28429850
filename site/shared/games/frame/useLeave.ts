import { useRef } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';

import { launchTarget } from '../launchTarget.ts';

/**
 * Leaves the page of a game. A game's own navigations stand in the same history, on top of ours; the entry below ours is
 * the page that launched it: going there, rather than anew, brings its place in the list back. Who came by an address goes
 * to `back`.
 */
export function useLeave(back: string): () => void {
  const [, navigate] = useLocation();
  const opened = useRef(history.length);
  return () => {
    const ofGame = Math.max(history.length - opened.current, 0);
    const launched = v.is(launchTarget, history.state);
    if (launched && opened.current > 1) history.go(-1 - ofGame);
    else navigate(back);
  };
}
