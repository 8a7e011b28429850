import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';

import { launchTarget } from '#site/features/games/launchTarget.ts';

/** The game in the page's history entry. A modal pushes an entry without a game; the game below it stays open. */
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
