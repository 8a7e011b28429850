/** Limit where no frame is painted, as in a background tab, in milliseconds. */
const UNSEEN_MS = 100;

/** Resolves after the next paint. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      // The paint follows all callbacks of the frame.
      setTimeout(resolve, 0);
    });
  });
