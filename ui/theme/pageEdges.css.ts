import { createGlobalVar } from '@vanilla-extract/css';

/**
 * The variable that says how much of its top a page, or an overlay's own scroller, keeps for a header: where what sticks to
 * the top stops. `registerStickyHeader` says it, where styles have not.
 */
export const PAGE_TOP = '--pf-page-top';

/** For `inset-block-start`. Known as a length, so that it is in pixels wherever it is read, whatever it is reckoned from. */
export const belowHeader = createGlobalVar(PAGE_TOP.slice(2), { syntax: '<length>', inherits: true, initialValue: '0px' });

/** The variable that says how much of its bottom a page keeps for a bar that stays there; `tellPageBottom` says it, where styles have not. */
export const PAGE_BOTTOM = '--pf-page-bottom';

/** For `inset-block-end`: what floats near the page's bottom stands above the bar. */
export const aboveBar = createGlobalVar(PAGE_BOTTOM.slice(2), { syntax: '<length>', inherits: true, initialValue: '0px' });
