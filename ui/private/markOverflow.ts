/**
 * Keeps `data-overflow` on what scrolls sideways, for its style: at which of its ends something is out of sight, `start`, `end`,
 * `both` or `none`.
 */
export function markOverflow(scroller: HTMLElement): void {
  // Negative from right to left.
  const before = Math.abs(scroller.scrollLeft);
  const after = scroller.scrollWidth - scroller.clientWidth - before;
  const more = [before > 1 && 'start', after > 1 && 'end'].filter((end) => end !== false);
  scroller.dataset['overflow'] = more.length === 2 ? 'both' : (more[0] ?? 'none');
}
