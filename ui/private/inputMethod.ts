/** IME information of a key event; in React it is in `nativeEvent`. */
interface Key {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Key code of every key that an input method handles, by the UI Events specification. */
const PROCESSED = 229;

/**
 * Whether a key belongs to an input method: it selects a candidate or ends a composition. Safari sends the key that
 * ends it after `compositionend`, recognizable only by the key code.
 */
export function isOfInputMethod({ isComposing, keyCode }: Key): boolean {
  return isComposing || keyCode === PROCESSED;
}
