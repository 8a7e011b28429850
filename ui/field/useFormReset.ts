'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the control's form is reset: for values that the browser does not manage. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control]);
}
