import { describe, expect, it } from 'vitest';

import { LETTERS, STATEMENT } from '#gateway/seed/textsMessages.ts';
import { HEADER } from '#site/api/contract/envelope.ts';
import { calls } from '#site/api/contract/index.ts';
import { gatewayOfFile, merchant, send, tokenOf } from './support.ts';

const LANGUAGES = ['EN', 'TY', 'VI', 'ID', 'CN', 'TH'];

const { gateway } = gatewayOfFile({ merchants: [merchant('demo', { languages: LANGUAGES })] });

const inboxOf = async (token: string, input: { pageNo?: number; pageSize?: number; state?: 'unread' } = {}) =>
  (await send(gateway, calls.inbox, { pageNo: 1, pageSize: 10, ...input }, { token })).value;
const unread = async (token: string) => (await send(gateway, calls.unreadCount, {}, { token })).value.unreadMessage;

/** Tags and links of a text, without its words. */
const bones = (content: string): readonly string[] => content.match(/<[^>]+>/g) ?? [];

describe('messages', () => {
  it.each(LANGUAGES)('[MEM-13] [I18N-1] read in %s by who has chosen it, whatever language they came in', async (language) => {
    const token = await tokenOf(gateway, 'demo');
    const headers = { [HEADER.language]: language };
    const { list } = (await send(gateway, calls.inbox, { pageNo: 1, pageSize: 50 }, { token, headers })).value;
    const letters = LETTERS.map(({ texts }) => texts[language]);
    expect(letters).not.toContain(undefined);
    for (const text of letters) expect(list.map(({ title, content }) => [title, content])).toContainEqual(text);
    const statements = list.filter(({ content }) => content === STATEMENT[language]?.[1]);
    expect(statements.map(({ title }) => title)).toContain(STATEMENT[language]?.[0].replace('{0}', '12'));
    expect(statements).toHaveLength(12);
  });

  it('[MEM-13] [I18N-4] have the same paragraphs and links in every language', () => {
    for (const texts of [...LETTERS.map((letter) => letter.texts), STATEMENT]) {
      expect(Object.keys(texts).toSorted()).toEqual(LANGUAGES.toSorted());
      for (const [, content] of Object.values(texts)) expect(bones(content)).toEqual(bones(texts.EN[1]));
    }
  });

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
