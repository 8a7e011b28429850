import { useEffect, useRef, useState, type RefObject } from 'react';

import { afterPaint } from '#site/api/afterPaint.ts';

interface FirstFault<Root> {
  /** Ref of the container of the fields. */
  readonly form: RefObject<Root | null>;
  readonly showFault: () => void;
}

/**
 * Focuses the first invalid field of a form after the errors are painted: focusing sooner would force a second layout in the same task.
 */
export function useFirstFault<Root extends HTMLElement = HTMLFormElement>(): FirstFault<Root> {
  const form = useRef<Root>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) void afterPaint().then(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }, [asked]);
  return { form, showFault: () => setAsked((count) => count + 1) };
}
