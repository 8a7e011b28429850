import { createGlobalVar } from '@vanilla-extract/css';

/**
 * The variable with the height of the sticky header of a page, or of an overlay's scroller: the offset of sticky
 * elements. Set by `registerStickyHeader`, unless styles set it.
 */
export const PAGE_TOP = '--pf-page-top';

/** For `inset-block-start`. Registered as a length, so that its computed value is in pixels. */
export const belowHeader = createGlobalVar(PAGE_TOP.slice(2), { syntax: '<length>', inherits: true, initialValue: '0px' });

/** The variable with the height of a page's fixed bottom bar; set by `registerBottomBar`, unless styles set it. */
export const PAGE_BOTTOM = '--pf-page-bottom';

/** For `inset-block-end`: floating elements near the page's bottom are above the bar. */
export const aboveBar = createGlobalVar(PAGE_BOTTOM.slice(2), { syntax: '<length>', inherits: true, initialValue: '0px' });
