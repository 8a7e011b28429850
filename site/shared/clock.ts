/** The gateway's clock, as far as the browser knows it: its own, moved by the difference last seen. */
let offset = 0;

export const gatewayClock = {
  /** Epoch milliseconds at the gateway. */
  now: (): number => Date.now() + offset,
  /** The gateway has just said what time it is; 0 where a static host cannot know. */
  set: (now: number): void => {
    if (now > 0) offset = now - Date.now();
  },
};
