import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';

import { chatMessages, type ChatMessage } from '#site/api/contract/chat.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { store } from '#site/session/session.ts';
import { latestMessageAtom } from '#site/features/chat/chatNews.ts';
import { followRoom, type Following } from './follow.ts';
import { roomAfter, unread, type Room } from './room.ts';

/** Maximum number of newer messages per request. */
const CATCH_UP = 100;

interface RoomOptions {
  readonly pageSize: number;
  readonly pollMs: number;
}

export interface RoomControl {
  readonly room: Room;
  retry(): void;
  lookBack(): Promise<void>;
  /** The gateway has accepted a message from this page. */
  add(message: ChatMessage): void;
}

/** The room state, kept in sync while the room is open and the page is visible. */
export function useRoom({ pageSize, pollMs }: RoomOptions): RoomControl {
  const client = useClient();
  const [room, tell] = useReducer(roomAfter, unread);
  const latest = useAtomValue(latestMessageAtom, { store });
  const following = useRef<Following>(null);
  const tellWhatIsKnown = useEffectEvent((own: Following) => own.told(latest));

  useEffect(() => {
    const own = followRoom({
      read: (after, signal) =>
        client.call(chatMessages, after === undefined ? { limit: pageSize } : { after, limit: CATCH_UP }, { signal }),
      opened: (page) => tell({ kind: 'opened', page }),
      arrived: (list) => tell({ kind: 'arrived', list }),
      failed: (problem) => tell({ kind: 'failed', problem }),
      isHidden: () => document.hidden,
      pollMs,
    });
    following.current = own;
    own.look();
    tellWhatIsKnown(own);
    // The channel may not detect at once that the network was lost or switched.
    document.addEventListener('visibilitychange', own.look);
    window.addEventListener('offline', own.look);
    window.addEventListener('online', own.look);
    return () => {
      own.close();
      document.removeEventListener('visibilitychange', own.look);
      window.removeEventListener('offline', own.look);
      window.removeEventListener('online', own.look);
    };
  }, [client, pageSize, pollMs]);
  useEffect(() => following.current?.told(latest), [latest]);

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
      following.current?.look();
    }, []),
    lookBack,
    add: useCallback((message) => tell({ kind: 'arrived', list: [message] }), []),
  };
}

/** Whether new messages cannot arrive at the moment. */
export const isCutOff = ({ problem }: { readonly problem: CallError | null }): boolean => problem?.kind === 'network';
