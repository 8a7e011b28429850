/** Ours: width of a modal's side panel, and the least page width that shows it. */
export const sidePanelWidthPx = 320;
export const sidePanelFromPx = 760;
/** Ours: below this page width, modals are sheets and dialogs rest within a thumb's reach. */
export const wideFromPx = 640;
