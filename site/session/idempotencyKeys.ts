export interface Attempts {
  /** The idempotency key for sending this. The same content gets the same key until an answer to it came. */
  keyFor(content: unknown): string;
  /** Whether this was sent and has had no answer: it may have happened. */
  isOpen(content: unknown): boolean;
  /** The gateway answered, and nothing has come of it, or nothing that must not come twice: what is sent next is a new attempt. */
  answered(): void;
  /** The gateway has done it. A press that comes with the answer is the same wish; what is sent later is a new attempt. */
  done(): void;
  /** The player has changed the form since: what has been done is not what the next press is about, though it says the same. */
  changed(): void;
}

/** How soon after the answer a second press of the same button is still the same wish, in milliseconds. */
const SAME_WISH_MS = 1000;

/**
 * Keys of one form's attempts. When the connection breaks, nobody knows whether the gateway acted; pressing the button
 * again sends the same key, so that it acts once. Changed content is another attempt.
 * @param now milliseconds, from any beginning
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
      if (open) open = { ...open, until: now() + SAME_WISH_MS };
    },
    changed() {
      if (open !== null && open.until < Infinity) open = null;
    },
  };
}
