import { useRef } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';

import { launchTarget } from '#site/features/games/launchTarget.ts';

/**
 * Leaves the page of a game. The entry below ours is the page that launched it: going there, rather than anew, brings its
 * place in the list back. A game's own navigations stand in the same history, on top of ours; the browser knows which are
 * whose, and where it does not say (Safari before 26.2, Firefox before 147), what was added is counted. Who came by an
 * address goes to `back`.
 */
export function useLeave(back: string): () => void {
  const [, navigate] = useLocation();
  const opened = useRef(history.length);
  return () => {
    if (!v.is(launchTarget, history.state) || opened.current === 1) navigate(back);
    else if ('navigation' in window && window.navigation.canGoBack) window.navigation.back();
    else history.go(-1 - Math.max(history.length - opened.current, 0));
  };
}
