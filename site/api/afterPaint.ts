/** Where nothing is drawn, as in a window in the background, this long is waited instead, in milliseconds. */
const UNSEEN_MS = 100;

/** Resolves when what is on its way to the screen has been drawn. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      // The frame is drawn after all that asked for it.
      setTimeout(resolve, 0);
    });
  });
