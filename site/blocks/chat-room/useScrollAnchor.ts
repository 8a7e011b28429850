import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { ChatMessage } from '#site/api/contract/chat.ts';

/** Within this distance from the end, the reader follows the newest messages. */
const NEAR_END_PX = 48;

interface Place {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Number of messages by others that arrived below while the reader was scrolled up. */
  readonly unseen: number;
  toNewest(): void;
  onScroll(): void;
}

/**
 * Anchors the scroll position in a list that grows at both ends: follows the newest message, or holds the position while messages arrive
 * above or below.
 */
export function useScrollAnchor(messages: readonly ChatMessage[]): Place {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** Distance of the scroll position from the end. */
  const fromEnd = useRef(0);
  const shown = useRef<{ first: number | undefined; last: number | undefined }>({ first: undefined, last: undefined });
  const [seen, setSeen] = useState<number>();

  const note = (): void => {
    const box = scroller.current;
    if (box === null) return;
    fromEnd.current = box.scrollHeight - box.scrollTop;
    isAtEnd.current = fromEnd.current - box.clientHeight < NEAR_END_PX;
    if (isAtEnd.current) setSeen(shown.current.last);
  };

  const toNewest = (): void => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' });
    scroller.current?.focus({ preventScroll: true });
    note();
  };

  const [first, last] = [messages[0]?.messageId, messages.at(-1)?.messageId];
  const lastIsOwn = messages.at(-1)?.own ?? false;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const before = shown.current;
    shown.current = { first, last };
    const hasSpoken = last !== before.last && lastIsOwn;
    if (isAtEnd.current || hasSpoken) box.scrollTop = box.scrollHeight;
    else if (first !== before.first) box.scrollTop = box.scrollHeight - fromEnd.current;
    fromEnd.current = box.scrollHeight - box.scrollTop;
    isAtEnd.current = fromEnd.current - box.clientHeight < NEAR_END_PX;
    if (isAtEnd.current) setSeen(last);
  }, [first, last, lastIsOwn]);

  // The input field grows with its text and a phone's keyboard shrinks the viewport; the same messages stay visible.
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const unseen = messages.filter(({ messageId, own }) => seen !== undefined && messageId > seen && !own).length;
  return { scroller, unseen, toNewest, onScroll: note };
}
