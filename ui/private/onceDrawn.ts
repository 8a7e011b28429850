/**
 * Runs something once what has just been put into the page is on screen: sooner, whatever looks at the page has it laid out within the
 * task that drew it. Returns how to call it off.
 */
export function onceDrawn(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
