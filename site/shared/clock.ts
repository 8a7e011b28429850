/** Beyond what a network's delay moves the time by, in milliseconds: the gateway's clock was set anew. */
const JUMP_MS = 2000;

const listeners = new Set<() => void>();

/** The gateway's clock, as far as the browser knows it: its own, moved by the difference last heard of. */
let offset = 0;
/** When that was heard, by the browser's clock. */
let heardAt = 0;
let read = (): number => Date.now() + offset;

export const gatewayClock = {
  /** Epoch milliseconds at the gateway. */
  now: (): number => Date.now() + offset,
  /** Reads the clock, too. It is another function after each jump, so that what counts by it looks again. */
  reading: (): (() => number) => read,
  /**
   * The gateway has said what time it is; 0 where a static host cannot know.
   * @param at when that arrived, by the browser's clock: what is older than the last word is passed over
   */
  set: (now: number, at = Date.now()): void => {
    if (now <= 0 || at < heardAt) return;
    const before = offset;
    [offset, heardAt] = [now - at, at];
    if (Math.abs(offset - before) < JUMP_MS) return;
    read = () => Date.now() + offset;
    for (const listener of listeners) listener();
  },
  /** Calls after each jump; returns what ends it. */
  onJump: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
