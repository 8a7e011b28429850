/** A difference above this cannot be network latency, in milliseconds: a clock was changed. */
const JUMP_MS = 2000;

const listeners = new Set<() => void>();

/** Monotonic milliseconds: changes of the device's clock have no effect. */
const passed = (): number => Math.round(performance.now());
/**
 * Difference between system clock and monotonic clock. Changes with the system clock, and while the device sleeps, during which some
 * browsers stop the monotonic clock.
 */
const apart = (): number => Date.now() - passed();

/** Difference between the gateway's time and `passed`; the device's until the gateway's time is known. */
let offset = apart();
/** Time of the last synchronization. */
let heardAt = -Infinity;
let apartBefore = apart();
let read = (): number => passed() + offset;

export const gatewayClock = {
  /** Epoch milliseconds at the gateway. */
  now: (): number => read(),
  /** A function that reads the clock. Its identity changes with each jump, so that dependent effects run again. */
  reading: (): (() => number) => read,
  /**
   * Synchronizes with the gateway's time; 0 if a static host cannot provide it.
   * @param age milliseconds since the response arrived; values older than the last synchronization are ignored
   */
  set: (now: number, age = 0): void => {
    const at = passed() - Math.max(0, age);
    if (now <= 0 || at < heardAt) return;
    const before = offset;
    [offset, heardAt] = [now - at, at];
    if (Math.abs(offset - before) < JUMP_MS) return;
    read = () => passed() + offset;
    for (const listener of listeners) listener();
  },
  /** Whether the device has slept or its clock was changed since the last call; the clock should then be synchronized. */
  isUncertain: (): boolean => {
    const moved = apart() - apartBefore;
    apartBefore += moved;
    return Math.abs(moved) >= JUMP_MS;
  },
  /** Subscribes to jumps; returns the unsubscribe function. */
  onJump: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
