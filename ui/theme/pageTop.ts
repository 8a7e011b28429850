/**
 * The variable that says how much of its top a page, or an overlay's own scroller, keeps for a header: where what sticks to
 * the top stops. Overlays say it themselves; a page says it on its root.
 */
export const PAGE_TOP = '--pf-page-top';

/** For `inset-block-start`. */
export const belowHeader = `var(${PAGE_TOP}, 0px)`;
