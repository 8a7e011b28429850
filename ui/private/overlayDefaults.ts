/**
 * Sizes and delays of overlays, from the spec's section on constants. How long they take to appear (delay 100 ms, cover
 * 0.2 s, panel 0.4 s) is in the motion tokens, where CSS needs it.
 */
export const modalWidthPx = 600;
/** Least height: a modal grows with its content, up to the screen. */
export const modalHeightPx = 300;
export const dialogWidthPx = 400;
/** From a click on a dialog's cover to its closing: a double tap must not fall through onto the page. */
export const dialogBlurDelayMs = 200;
/** Ours: width of a modal's side panel, and the least page width that shows it. */
export const sidePanelWidthPx = 320;
export const sidePanelFromPx = 760;
/** Ours: below this page width, modals are sheets and dialogs rest within a thumb's reach. */
export const wideFromPx = 640;
