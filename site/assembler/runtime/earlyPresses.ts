/** What a player did in a block of the server's HTML before its code had come. */

declare global {
  /** Set by `head.js`. */
  var early:
    | {
        /** The last element that was pressed in a block without code. */
        pressed: Element | null;
        /** Blocks that answer by themselves. */
        readonly live: WeakSet<Element>;
      }
    | undefined;
}

/** A block has its code now: does what was pressed in it, and tells its fields what was typed into them. */
export function comeAlive(block: Element): void {
  const { early } = globalThis;
  if (early === undefined || early.live.has(block)) return;
  early.live.add(block);
  for (const field of block.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) retell(field);
  const { pressed } = early;
  if (pressed === null || pressed.closest('[data-cfg]') !== block) return;
  early.pressed = null;
  if (pressed.isConnected && pressed instanceof HTMLElement) pressed.click();
}

/** React takes the text that a field has when it hydrates for the one that it had. */
function retell(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue || ['checkbox', 'radio', 'hidden'].includes(field.type)) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
