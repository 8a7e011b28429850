import { useEffect, useRef, useState, type RefObject } from 'react';

/** Puts the focus on the first field of a form that is wrong, once what is wrong has been drawn. */
export function useFirstFault(): { readonly form: RefObject<HTMLFormElement | null>; readonly showFault: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return { form, showFault: () => setAsked((count) => count + 1) };
}
