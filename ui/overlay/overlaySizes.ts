/** Width of a modal's side panel, and the minimum page width that shows it. */
export const sidePanelWidthPx = 320;
export const sidePanelFromPx = 760;
/** Below this page width, modals are sheets and dialogs are at the bottom, in reach of the thumb. */
export const wideFromPx = 640;
