import { useEffect, useRef, type FocusEvent } from 'react';

import { LIST_BLUR_CLOSE_MS } from '../kit/defaults.ts';
import { keepsFocus } from './keepsFocus.ts';

/** Handlers for what opens at a field: it is left when focus has been elsewhere on the page for a moment. */
export function useLeaving(onLeave: () => void): { onFocus: () => void; onBlur: (event: FocusEvent) => void } {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    onFocus: () => clearTimeout(leaving.current),
    onBlur: ({ currentTarget }) => {
      leaving.current = setTimeout(() => {
        // Closed, it would take the focus along.
        if (!keepsFocus(currentTarget)) onLeave();
      }, LIST_BLUR_CLOSE_MS);
    },
  };
}
