import type { ReactNode } from 'react';

/**
 * Text in an element, for text beside siblings that come and go, or that comes and goes itself: a translator replaces text
 * nodes, and React throws where it has to remove one, or to insert something before it.
 */
export function inElement(node: ReactNode): ReactNode {
  return typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node;
}
