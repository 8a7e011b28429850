import * as v from 'valibot';

import { entryState } from './scrollRestoration.ts';

/** How far the page was scrolled when the player left it, in CSS pixels; stands in its history entry. */
const kept = v.object({ place: v.pipe(v.number(), v.minValue(0)) });

/** How long a list may take to grow back to where the player was. */
const GROW_MS = 4000;
/** Drawings in a row that must agree before the place counts as reached: what is late may still move it. */
const STEADY = 3;

/** The player's own ways of moving about. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * On a page that a player comes back to: goes on where they were, once what is there has grown long enough. A move of their
 * own ends it, and so does another page.
 */
export function restoreScroll(): void {
  const read = v.safeParse(kept, history.state);
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
    // A list that is too short yet loads more when its end comes into sight.
    window.scrollTo({ top: place, behavior: 'instant' });
    frame = requestAnimationFrame(follow);
  };
  for (const type of MOVES) window.addEventListener(type, end, { passive: true });
  frame = requestAnimationFrame(follow);
}
