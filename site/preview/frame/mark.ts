import * as styles from './frame.css.ts';

/** Marks the block at an address and brings it into view; of a block that is not shown, what stands around it. */
export function markBlock(address: string | null): void {
  for (const marked of document.querySelectorAll(`.${styles.mark}`)) marked.classList.remove(styles.mark);
  const block = address === null ? undefined : blockAt(address);
  block?.classList.add(styles.mark);
  block?.scrollIntoView({ block: 'nearest' });
}

function blockAt(address: string): Element | undefined {
  const found = document.querySelector(`[data-cfg="${CSS.escape(address)}"]`);
  // What stands in a slot has two more parts than the block whose slot it is.
  const [, around] = /^(.+#.+\..+)\.[^.]+\.[^.]+$/.exec(address) ?? [];
  return found ?? (around === undefined ? undefined : blockAt(around));
}
