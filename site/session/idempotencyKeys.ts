export interface Attempts {
  /** The idempotency key of this content: the same key until its outcome is known. */
  keyFor(content: unknown): string;
  /** Whether this content was sent and its outcome is unknown. */
  isOpen(content: unknown): boolean;
  /** Releases the key: the gateway refused, or repeating is harmless. */
  answered(): void;
  /** The write succeeded. The key stays for a moment, for a double press; later content gets a new key. */
  done(): void;
  /** The form has changed since the success: the next press gets a new key, even for the same content. */
  changed(): void;
}

/** How long after success a second press counts as a double press, in milliseconds. */
const DOUBLE_PRESS_MS = 1000;

/**
 * Idempotency keys of one form. After a lost answer, pressing again sends the same key, so that the gateway acts once. Changed content
 * gets a new key.
 * @param now milliseconds, monotonic
 */
export function createIdempotencyKeys(
  newId: () => string = () => crypto.randomUUID(),
  now: () => number = () => performance.now(),
): Attempts {
  let open: { readonly content: string; readonly key: string; readonly until: number } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (open?.content !== text || now() > open.until) open = { content: text, key: newId(), until: Infinity };
      return open.key;
    },
    isOpen: (content) => open?.until === Infinity && open.content === JSON.stringify(content),
    answered() {
      open = null;
    },
    done() {
      if (open) open = { ...open, until: now() + DOUBLE_PRESS_MS };
    },
    changed() {
      if (open !== null && open.until < Infinity) open = null;
    },
  };
}
