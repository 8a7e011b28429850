import { useEffect, useRef, useState, type RefObject } from 'react';

import { afterPaint } from '#site/api/afterPaint.ts';

interface FirstFault<Root> {
  /** Of what holds the fields. */
  readonly form: RefObject<Root | null>;
  readonly showFault: () => void;
}

/**
 * Puts the focus on the first field of a form that is wrong, once what is wrong is on screen: sooner, the page would be laid out a second
 * time within the task that draws it.
 */
export function useFirstFault<Root extends HTMLElement = HTMLFormElement>(): FirstFault<Root> {
  const form = useRef<Root>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) void afterPaint().then(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }, [asked]);
  return { form, showFault: () => setAsked((count) => count + 1) };
}
