import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';

import { launchTarget } from '#site/features/games/launchTarget.ts';

/**
 * The game that the page's history entry names. A modal over the page has an entry of its own, which names none: the game
 * below it goes on.
 */
export function useLaunchTarget(): v.InferOutput<typeof launchTarget> | undefined {
  const state = useHistoryState<unknown>();
  const named = useMemo(() => {
    const { success, output } = v.safeParse(launchTarget, state);
    return success ? output : undefined;
  }, [state]);
  const [last, keep] = useState(named);
  if (named && named !== last) keep(named);
  return named ?? last;
}
