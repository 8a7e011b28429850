import { createGlobalVar } from '@vanilla-extract/css';

/**
 * The variable that says how much of its top a page, or an overlay's own scroller, keeps for a header: where what sticks to
 * the top stops. `tellPageTop` says it, where styles have not.
 */
export const PAGE_TOP = '--pf-page-top';

/** For `inset-block-start`. Known as a length, so that it is in pixels wherever it is read, whatever it is reckoned from. */
export const belowHeader = createGlobalVar(PAGE_TOP.slice(2), { syntax: '<length>', inherits: true, initialValue: '0px' });

/**
 * For `inset-block-end`: how much of its bottom a page keeps for a bar that stays there. What floats near that edge stands above it.
 * The page's styles say it, on the root: nothing, where they do not.
 */
export const aboveBar = createGlobalVar('pf-page-bottom', { syntax: '<length>', inherits: true, initialValue: '0px' });
