import { useEffect } from 'react';

import { useToast } from '#ui';

/**
 * Says why something was refused that is gone with the refusal: the list that it stood in is asked for again, and has it no longer.
 * Beside it the words could not be read.
 */
export function useErrorToast(text: string | undefined): void {
  const showToast = useToast();
  useEffect(() => {
    if (text !== undefined) showToast({ tone: 'caution', message: text });
  }, [text, showToast]);
}
