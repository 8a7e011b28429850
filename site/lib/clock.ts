/** Beyond what a network's delay moves the time by, in milliseconds: a clock was set anew. */
const JUMP_MS = 2000;

const listeners = new Set<() => void>();

/** Milliseconds on the browser's clock that only goes on: a device whose time is wrong, or is set while the page is open, changes nothing here. */
const passed = (): number => Math.round(performance.now());
/** The device's own time less that. It changes when that is set, and grows while the device sleeps, in which some stop the other one. */
const apart = (): number => Date.now() - passed();

/** The gateway's time less `passed`; the device's own until the gateway has said what time it is. */
let offset = apart();
/** When that was heard. */
let heardAt = -Infinity;
let apartBefore = apart();
let read = (): number => passed() + offset;

export const gatewayClock = {
  /** Epoch milliseconds at the gateway. */
  now: (): number => read(),
  /** Reads the clock, too. It is another function after each jump, so that what counts by it looks again. */
  reading: (): (() => number) => read,
  /**
   * The gateway has said what time it is; 0 where a static host cannot know.
   * @param age how long ago that arrived, milliseconds: what is older than the last word is passed over
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
  /** Whether the device has slept or its clock was set since this was asked last: the gateway should be asked what time it is. */
  isDoubtful: (): boolean => {
    const moved = apart() - apartBefore;
    apartBefore += moved;
    return Math.abs(moved) >= JUMP_MS;
  },
  /** Calls after each jump; returns what ends it. */
  onJump: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
