import type { EffectCallback } from 'react';

/**
 * Runs after the next paint, to avoid forced synchronous layout. As with an effect, the returned function is the
 * cleanup.
 * @returns cancels it, or runs the cleanup
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
