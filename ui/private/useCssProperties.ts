'use client';

import { useCallback, type RefCallback } from 'react';

/**
 * A ref that sets CSS properties through the CSSOM, before the first paint. A strict content security policy ignores
 * `style` attributes in a server's HTML, and hydration does not restore them.
 */
export function useCssProperties(properties: Readonly<Record<`--pf-${string}`, string | number | undefined>>): RefCallback<HTMLElement> {
  const set = JSON.stringify(properties);
  return useCallback(
    (element: HTMLElement) => {
      const entries = Object.entries<string | number>(JSON.parse(set));
      for (const [name, value] of entries) element.style.setProperty(name, String(value));
      return () => {
        for (const [name] of entries) element.style.removeProperty(name);
      };
    },
    [set],
  );
}

/** A number as px; other CSS lengths are unchanged. */
export const inPx = (length: number | string | undefined): string | undefined => (typeof length === 'number' ? `${length}px` : length);
