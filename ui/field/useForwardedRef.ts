'use client';

import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A field's ref to its native control, which is also forwarded to the caller's `ref`. */
export function useForwardedRef<Control extends Element>(ref: Ref<Control> | undefined): RefObject<Control | null> {
  const own = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ref, () => own.current, []);
  return own;
}
