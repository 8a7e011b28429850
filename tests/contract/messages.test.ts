import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { calls } from '#site/api/contract/index.ts';
import { dev, merchant, send, startGateway, tokenOf } from './support.ts';

const { gateway } = startGateway({ merchants: [merchant('demo')] });
afterAll(() => gateway.close());
beforeEach(async () => {
  await dev(gateway, 'POST', 'reset');
});

const inboxOf = async (token: string, input: { pageNo?: number; pageSize?: number; state?: 'unread' } = {}) =>
  (await send(gateway, calls.inbox, { pageNo: 1, pageSize: 10, ...input }, { token })).value;
const unread = async (token: string) => (await send(gateway, calls.unreadCount, {}, { token })).value.unreadMessage;

describe('messages', () => {
  it('[MEM-13] come in pages, the latest first, all or those not read', async () => {
    const token = await tokenOf(gateway, 'demo');
    const first = await inboxOf(token);
    const second = await inboxOf(token, { pageNo: 2 });
    expect([first.totalCount, first.totalPages, first.unreadMessage]).toEqual([18, 2, 3]);
    const times = [...first.list, ...second.list].map(({ sentAt }) => sentAt);
    expect(times).toHaveLength(18);
    expect(times).toEqual(times.toSorted((a, b) => b - a));

    const open = await inboxOf(token, { state: 'unread' });
    expect(open.list.map(({ isRead }) => isRead)).toEqual([false, false, false]);
    expect([open.totalCount, open.unreadMessage]).toEqual([3, 3]);
    expect(await unread(token)).toBe(3);
  });

  it('[MEM-13] [MEM-14] are marked as read by name, twice like once, or all together; the count follows', async () => {
    const token = await tokenOf(gateway, 'demo');
    const [one] = (await inboxOf(token, { state: 'unread' })).list;
    const messageIds = [one?.messageId ?? '', 'no such', "1' OR 1=1"];
    for (const _ of [1, 2]) expect((await send(gateway, calls.readMessages, { messageIds }, { token })).value.unreadMessage).toBe(2);
    expect((await inboxOf(token)).list.find(({ messageId }) => messageId === one?.messageId)?.isRead).toBe(true);
    expect((await send(gateway, calls.readMessages, {}, { token })).value.unreadMessage).toBe(0);
    expect(await unread(token)).toBe(0);
  });

  it('[MEM-13] are deleted for good, by their player alone', async () => {
    const [token, stranger] = [await tokenOf(gateway, 'demo'), await tokenOf(gateway, 'vip')];
    const [one, two] = (await inboxOf(token)).list;
    const messageIds = [one?.messageId ?? '', two?.messageId ?? ''];
    expect((await inboxOf(stranger)).list).toEqual([]);
    for (const row of [calls.readMessages, calls.deleteMessages]) await send(gateway, row, { messageIds }, { token: stranger });
    expect((await inboxOf(token)).totalCount).toBe(18);
    expect(await unread(token)).toBe(3);

    expect((await send(gateway, calls.deleteMessages, { messageIds }, { token })).value.unreadMessage).toBe(1);
    const left = await inboxOf(token);
    expect(left.totalCount).toBe(16);
    expect(left.list.map(({ messageId }) => messageId)).not.toContain(messageIds[0]);
  });
});
