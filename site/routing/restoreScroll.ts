import * as v from 'valibot';

import { entryState } from './scrollRestoration.ts';

/** The scroll position in the history entry, in CSS pixels. */
const saved = v.object({ place: v.pipe(v.number(), v.minValue(0)) });

/** How long a list may take to load back to the position. */
const GROW_MS = 4000;
/** Frames in a row at the position before it counts as restored: late content may still shift it. */
const STEADY = 3;

/** Input that ends the restoration. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position of a page on the way back, once its lists have loaded far enough. Ends with the player's own input or
 * another navigation.
 */
export function restoreScroll(): void {
  const read = v.safeParse(saved, history.state);
  if (!read.success) return;
  const { place } = read.output;
  const { pathname } = location;
  const until = performance.now() + GROW_MS;
  let steady = 0;
  let frame = 0;
  const end = (): void => {
    cancelAnimationFrame(frame);
    for (const type of MOVES) window.removeEventListener(type, end);
    if (location.pathname !== pathname) return;
    const { place: _, ...rest } = entryState();
    history.replaceState(rest, '');
  };
  const follow = (): void => {
    steady = Math.abs(window.scrollY - place) <= 1 ? steady + 1 : 0;
    if (steady >= STEADY || performance.now() > until || location.pathname !== pathname) {
      end();
      return;
    }
    // A list that is still too short loads more when its end enters the viewport.
    window.scrollTo({ top: place, behavior: 'instant' });
    frame = requestAnimationFrame(follow);
  };
  for (const type of MOVES) window.addEventListener(type, end, { passive: true });
  frame = requestAnimationFrame(follow);
}
