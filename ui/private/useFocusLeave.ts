'use client';

import { useEffect, useRef, type FocusEvent } from 'react';

import { useKitSettings } from '../kit/KitProvider.tsx';
import { containsFocus } from './containsFocus.ts';

/** Handlers for a field's popup: it is left when focus has been elsewhere on the page for `listBlurCloseMs`. */
export function useFocusLeave(onLeave: () => void): { onFocus: () => void; onBlur: (event: FocusEvent) => void } {
  const { listBlurCloseMs } = useKitSettings();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    onFocus: () => clearTimeout(leaving.current),
    onBlur: ({ currentTarget }) => {
      leaving.current = setTimeout(() => {
        // Closing it would remove the focused element.
        if (!containsFocus(currentTarget)) onLeave();
      }, listBlurCloseMs);
    },
  };
}
