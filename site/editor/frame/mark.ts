import * as styles from './frame.css.ts';
import { elementsOf } from './items.ts';

/** Waits for what is marked and not there yet. */
const waiting = new MutationObserver(() => tryMark());
let wanted: string | null = null;

/** Outlines the item at an address and scrolls it into view, at once or when it comes; for a hidden block, its parent. */
export function markBlock(address: string | null): void {
  for (const marked of document.querySelectorAll(`.${styles.mark}`)) marked.classList.remove(styles.mark);
  wanted = address;
  waiting.disconnect();
  if (!tryMark()) waiting.observe(document.body, { childList: true, subtree: true });
}

function tryMark(): boolean {
  const element = wanted === null ? undefined : elementAt(wanted);
  if (!element) return wanted === null;
  waiting.disconnect();
  element.classList.add(styles.mark);
  element.scrollIntoView({ block: 'nearest' });
  return true;
}

function elementAt(address: string): Element | undefined {
  const found = elementsOf(address);
  // An address in a slot has two more parts than its block's.
  const [, around] = /^(.+#.+\..+)\.[^.]+\.[^.]+$/.exec(address) ?? [];
  if (found.length === 0) return around === undefined ? undefined : elementAt(around);
  // Of several, the one that was pressed.
  return found.find((element) => element.matches(':hover')) ?? found.find((element) => element.checkVisibility()) ?? found[0];
}
