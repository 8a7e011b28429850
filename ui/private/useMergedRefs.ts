'use client';

import { useCallback, type Ref, type RefCallback } from 'react';

/** Merges two refs; stable while both are. */
export function useMergedRefs<Element>(first: Ref<Element> | undefined, second: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const detachFirst = attach(first, element);
      const detachSecond = attach(second, element);
      return () => {
        detachFirst();
        detachSecond();
      };
    },
    [first, second],
  );
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
