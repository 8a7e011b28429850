import { useEffect, useRef, type FocusEvent } from 'react';

import { useKitSettings } from '../kit/KitProvider.tsx';
import { containsFocus } from './containsFocus.ts';

/** Handlers for what opens at a field: it is left when focus has been elsewhere on the page for a moment. */
export function useFocusLeave(onLeave: () => void): { onFocus: () => void; onBlur: (event: FocusEvent) => void } {
  const { listBlurCloseMs } = useKitSettings();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    onFocus: () => clearTimeout(leaving.current),
    onBlur: ({ currentTarget }) => {
      leaving.current = setTimeout(() => {
        // Closed, it would take the focus along.
        if (!containsFocus(currentTarget)) onLeave();
      }, listBlurCloseMs);
    },
  };
}
