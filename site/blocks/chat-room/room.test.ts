import { describe, expect, it } from 'vitest';

import type { ChatMessage } from '#site/api/contract/chat.ts';
import { CallError } from '#site/api/errors.ts';
import { daysAgo, linesOf, roomAfter, unread, type Room } from './room.ts';

/** Local time. */
const at = (day: number, hour: number, minute = 0): number => new Date(2026, 0, day, hour, minute).getTime();
const message = (messageId: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId,
  author: 'ma***8',
  own: false,
  text: `message ${messageId}`,
  sentAt: at(15, 12),
  ...change,
});
const ids = ({ messages }: Room): number[] => messages.map(({ messageId }) => messageId);
const opened = roomAfter(unread, { kind: 'opened', page: { list: [message(5), message(6)], more: true } });
const cutOff = new CallError({ call: 'chatMessages', kind: 'network' });

describe('state of the chat room', () => {
  it('[MOD-5] grows at both ends, in order and without duplicates', () => {
    const sent = roomAfter(opened, { kind: 'arrived', list: [message(9, { own: true })] });
    const caughtUp = roomAfter(sent, { kind: 'arrived', list: [message(7), message(8), message(9, { own: true })] });
    const back = roomAfter(roomAfter(caughtUp, { kind: 'lookedBack' }), {
      kind: 'earlier',
      page: { list: [message(3), message(4)], more: false },
    });
    expect(ids(back)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(back).toMatchObject({ hasEarlier: false, earlier: 'idle' });
  });

  it('[MOD-5] [ERR-4] fails as a whole only while it is empty, and recovers after a successful read', () => {
    const failed = roomAfter(unread, { kind: 'failed', problem: cutOff });
    expect([failed.state, roomAfter(failed, { kind: 'retried' }).state]).toEqual(['failed', 'loading']);
    const behind = roomAfter(opened, { kind: 'failed', problem: cutOff });
    expect([behind.state, behind.problem, ids(behind)]).toEqual(['ready', cutOff, [5, 6]]);
    expect(roomAfter(behind, { kind: 'arrived', list: [] }).problem).toBeNull();
    expect(roomAfter(opened, { kind: 'arrived', list: [] })).toBe(opened);
  });
});

describe('layout of messages', () => {
  it('[MOD-5] a day begins at local midnight, and messages of one author within minutes are grouped under one name', () => {
    const lines = linesOf([
      message(1, { sentAt: at(14, 23, 58) }),
      message(2, { sentAt: at(14, 23, 59) }),
      message(3, { sentAt: at(15, 0, 1) }),
      message(4, { sentAt: at(15, 0, 3), author: 'ju***o' }),
      message(5, { sentAt: at(15, 0, 4), author: 'ju***o', own: true }),
      message(6, { sentAt: at(15, 0, 20), author: 'ju***o', own: true }),
    ]);
    expect(lines.map(({ beginsDay }) => beginsDay)).toEqual([true, false, true, false, false, false]);
    expect(lines.map(({ goesOn }) => goesOn)).toEqual([false, true, false, false, false, false]);
  });

  it('[MOD-5] counts days by the calendar, not by hours', () => {
    const now = at(15, 0, 5);
    expect([at(15, 0, 1), at(14, 23, 59), at(14, 0, 1), at(13, 12)].map((time) => daysAgo(time, now))).toEqual([0, 1, 1, 2]);
  });
});
