/**
 * Updates `data-overflow` on a horizontal scroll container, for its style: the ends with hidden content, `start`,
 * `end`, `both` or `none`.
 */
export function markOverflow(scroller: HTMLElement): void {
  // Negative in right-to-left pages.
  const before = Math.abs(scroller.scrollLeft);
  const after = scroller.scrollWidth - scroller.clientWidth - before;
  const more = [before > 1 && 'start', after > 1 && 'end'].filter((end) => end !== false);
  scroller.dataset['overflow'] = more.length === 2 ? 'both' : (more[0] ?? 'none');
}
