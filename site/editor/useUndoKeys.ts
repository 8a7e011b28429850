import { useEffect, useEffectEvent } from 'react';

import type { Overlay } from './useOverlay.ts';

/** Where keys undo what is typed there. */
const TYPED = 'input, textarea, [contenteditable=true]';

/** Ctrl-Z or Cmd-Z takes back the last step, with Shift the other way; not in what is typed in. */
export function useUndoKeys({ undo, redo }: Pick<Overlay, 'undo' | 'redo'>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyped = event.target instanceof Element && (event.target.shadowRoot !== null || event.target.closest(TYPED) !== null);
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyped) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
