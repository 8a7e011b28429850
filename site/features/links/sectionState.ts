/** History state of a section that a link opened: closing it leads back to the link. */
export const BY_LINK = { section: 'link' } as const;

/** Whether a link opened the section of the current history entry. */
export function isOpenedByLink(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'section' in state && state.section === BY_LINK.section;
}
