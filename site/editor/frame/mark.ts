import * as styles from './frame.css.ts';

/** Outlines the block at an address and scrolls it into view; for a hidden block, its parent. */
export function markBlock(address: string | null): void {
  for (const marked of document.querySelectorAll(`.${styles.mark}`)) marked.classList.remove(styles.mark);
  const block = address === null ? undefined : blockAt(address);
  block?.classList.add(styles.mark);
  block?.scrollIntoView({ block: 'nearest' });
}

function blockAt(address: string): Element | undefined {
  const found = document.querySelector(`[data-cfg="${CSS.escape(address)}"]`);
  // An address in a slot has two more parts than its block's.
  const [, around] = /^(.+#.+\..+)\.[^.]+\.[^.]+$/.exec(address) ?? [];
  return found ?? (around === undefined ? undefined : blockAt(around));
}
