import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';

import { chatMessages, type ChatMessage } from '#site/api/contract/chat.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { roomAfter, seenUpTo, unread, type Room } from './room.ts';

/** Most messages of one look forward. */
const CATCH_UP = 100;

interface RoomOptions {
  readonly pageSize: number;
  readonly pollMs: number;
}

export interface RoomControl {
  readonly room: Room;
  retry(): void;
  lookBack(): Promise<void>;
  /** A message of this page's own has been taken. */
  add(message: ChatMessage): void;
}

/** The room as it is: asked for anew while it is open and the page is looked at. */
export function useRoom({ pageSize, pollMs }: RoomOptions): RoomControl {
  const client = useClient();
  const [room, tell] = useReducer(roomAfter, unread);
  /** Looks at once, whatever it waits for. */
  const lookNow = useRef<() => void>(null);
  const sent = useRef(new Set<number>());

  const look = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    if (room.state !== 'ready') {
      tell({ kind: 'opened', page: await client.call(chatMessages, { limit: pageSize }, { signal }) });
      return false;
    }
    const { list, more } = await client.call(chatMessages, { after: seenUpTo(room, sent.current), limit: CATCH_UP }, { signal });
    for (const { messageId } of list) sent.current.delete(messageId);
    tell({ kind: 'arrived', list });
    return more;
  });

  useEffect(() => {
    const closing = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = async (): Promise<void> => {
      clearTimeout(timer);
      let next = pollMs;
      try {
        if (!document.hidden && (await look(closing.signal))) next = 0;
      } catch (error) {
        if (!isCallError(error)) throw error;
        if (error.kind === 'cancelled') return;
        tell({ kind: 'failed', problem: error });
        // A refusal stays one until somebody asks again; what cannot be reached comes back by itself.
        if (error.kind !== 'network') return;
      }
      if (!closing.signal.aborted) timer = setTimeout(() => void goOn(), next);
    };
    const lookedAt = (): void => {
      if (!document.hidden && timer !== undefined) void goOn();
    };
    lookNow.current = () => void goOn();
    void goOn();
    document.addEventListener('visibilitychange', lookedAt);
    return () => {
      closing.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookedAt);
    };
  }, [pollMs]);

  const lookBack = async (): Promise<void> => {
    const first = room.messages[0];
    if (first === undefined || !room.hasEarlier || room.earlier === 'loading') return;
    tell({ kind: 'lookedBack' });
    try {
      tell({ kind: 'earlier', page: await client.call(chatMessages, { before: first.messageId, limit: pageSize }) });
    } catch (error) {
      if (!isCallError(error)) throw error;
      tell({ kind: 'lookFailed' });
    }
  };

  return {
    room,
    retry: useCallback(() => {
      tell({ kind: 'retried' });
      lookNow.current?.();
    }, []),
    lookBack,
    add: useCallback((message) => {
      sent.current.add(message.messageId);
      tell({ kind: 'arrived', list: [message] });
    }, []),
  };
}

/** Whether new messages cannot come for now. */
export const isCutOff = ({ problem }: { readonly problem: CallError | null }): boolean => problem?.kind === 'network';
