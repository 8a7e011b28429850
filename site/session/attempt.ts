export interface Attempts {
  /** The idempotency key for sending this. The same content gets the same key until an answer to it came. */
  keyFor(content: unknown): string;
  /** The gateway answered, yes or no: what is sent next is a new attempt. */
  answered(): void;
}

/**
 * Keys of one form's attempts. When the connection breaks, nobody knows whether the gateway acted; pressing the button
 * again sends the same key, so that it acts once. Changed content is another attempt.
 */
export function createAttempts(newId: () => string = () => crypto.randomUUID()): Attempts {
  let open: { readonly content: string; readonly key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (open?.content !== text) open = { content: text, key: newId() };
      return open.key;
    },
    answered() {
      open = null;
    },
  };
}
