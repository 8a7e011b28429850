/** What an input method leaves on its keys; React's events carry the browser's in `nativeEvent`. */
interface Key {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Of every key that an input method handles, by the specification of UI events. */
const PROCESSED = 229;

/**
 * Whether a key belongs to an input method: it chooses among candidates or ends a word. Safari sends the key that ends a
 * word after `compositionend`, with only the key code to tell it.
 */
export function isOfInputMethod({ isComposing, keyCode }: Key): boolean {
  return isComposing || keyCode === PROCESSED;
}
