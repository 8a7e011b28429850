import * as styles from './frame.css.ts';

/** Waits for what is marked and not there yet. */
const waiting = new MutationObserver(() => tryMark());
let wanted: string | null = null;

/** Outlines the block at an address and scrolls it into view, at once or when it comes; for a hidden block, its parent. */
export function markBlock(address: string | null): void {
  for (const marked of document.querySelectorAll(`.${styles.mark}`)) marked.classList.remove(styles.mark);
  wanted = address;
  waiting.disconnect();
  if (!tryMark()) waiting.observe(document.body, { childList: true, subtree: true });
}

function tryMark(): boolean {
  const block = wanted === null ? undefined : blockAt(wanted);
  if (!block) return wanted === null;
  waiting.disconnect();
  block.classList.add(styles.mark);
  block.scrollIntoView({ block: 'nearest' });
  return true;
}

function blockAt(address: string): Element | undefined {
  const found = document.querySelector(`[data-cfg="${CSS.escape(address)}"]`);
  // An address in a slot has two more parts than its block's.
  const [, around] = /^(.+#.+\..+)\.[^.]+\.[^.]+$/.exec(address) ?? [];
  return found ?? (around === undefined ? undefined : blockAt(around));
}
