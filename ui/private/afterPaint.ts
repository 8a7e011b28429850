import type { EffectCallback } from 'react';

/**
 * Runs something once what has just been put into the page is on screen: sooner, whatever looks at the page has it laid out within the
 * task that drew it. As with an effect, what it returns undoes it.
 * @returns calls it off, or undoes it where it has run
 */
export function afterPaint(run: EffectCallback): () => void {
  let undo: ReturnType<EffectCallback>;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (undo = run()));
  });
  return () => {
    cancelAnimationFrame(frame);
    if (typeof undo === 'function') undo();
  };
}
