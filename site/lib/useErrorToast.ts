import { useEffect } from 'react';

import { useToast } from '#ui';

/** Shows an error as a toast: the refetched list may no longer contain the element beside which it would appear. */
export function useErrorToast(text: string | undefined): void {
  const showToast = useToast();
  useEffect(() => {
    if (text !== undefined) showToast({ tone: 'caution', message: text });
  }, [text, showToast]);
}
