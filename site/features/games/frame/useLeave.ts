import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';

import { launchTarget } from '#site/features/games/launchTarget.ts';

/**
 * Leaves the page of a game. Goes back to the history entry of the launching page instead of pushing it, which restores its scroll
 * position. Navigations of the iframe add entries to the same history; the Navigation API tells them apart, and where it is missing
 * (Safari before 26.2, Firefox before 147), added entries are counted. Without a previous entry, navigates to `back`.
 */
export function useLeave(back: string): () => void {
  const [, navigate] = useLocation();
  const opened = useRef(0);
  useEffect(() => {
    opened.current = history.length;
  }, []);
  return () => {
    if (!v.is(launchTarget, history.state) || opened.current === 1) navigate(back);
    else if ('navigation' in window && window.navigation.canGoBack) window.navigation.back();
    else history.go(-1 - Math.max(history.length - opened.current, 0));
  };
}
