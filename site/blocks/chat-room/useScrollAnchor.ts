import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { ChatMessage } from '#site/api/contract/chat.ts';

/** Nearer to the end than this, the reader reads the newest. */
const NEAR_END_PX = 48;

interface Place {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Messages of others that came below while the reader was further up. */
  readonly unseen: number;
  toNewest(): void;
  onScroll(): void;
}

/**
 * Where the reader is in a list that grows at both ends: at the newest, which is kept in sight, or further up, where nothing
 * moves while messages come below or above.
 */
export function useKeepPlace(messages: readonly ChatMessage[]): Place {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** How far the reader's place is from the end of what is there. */
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

  // The field below grows with its text, and a phone's keyboard takes room: what was in sight stays so.
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
