import { useEffect, useEffectEvent } from 'react';

interface Keys {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Goes between what is edited by sight and its code. */
  readonly toggle: () => void;
}

/** Where keys undo what is typed there. */
const TYPED = 'input, textarea, [contenteditable=true]';

/** Ctrl-Z or Cmd-Z takes back the last step, with Shift the other way, but in what is typed in; Ctrl-. or Cmd-. goes to the code and back. */
export function useKeys({ undo, redo, toggle }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const isTyped = event.target instanceof Element && (event.target.shadowRoot !== null || event.target.closest(TYPED) !== null);
    const key = event.key.toLowerCase();
    const act = key === '.' ? toggle : key === 'z' && !isTyped ? (event.shiftKey ? redo : undo) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
