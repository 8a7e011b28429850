import type { ReactNode } from 'react';

/**
 * Wraps text in an element, for conditional text or text beside conditional siblings: browser translation replaces text
 * nodes, and React throws when it removes one or inserts something before it.
 */
export function inElement(node: ReactNode): ReactNode {
  return typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node;
}
