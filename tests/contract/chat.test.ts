import { describe, expect, it } from 'vitest';
import { CHAT_LENGTH, cleanMessage } from '#site/api/contract/chat.ts';
import { calls } from '#site/api/contract/index.ts';
import { gatewayOfFile, merchant, send, tokenOf } from './support.ts';
import type { SendOptions } from './support.ts';

const { gateway, clock } = gatewayOfFile({ merchants: [merchant('demo'), merchant('other')] });
const tokens = () => Promise.all(['demo', 'vip'].map((username) => tokenOf(gateway, username)));
const say = (text: string, token: string | undefined, headers: SendOptions['headers'] = {}) =>
  send(gateway, calls.sendChatMessage, { text }, { token, headers });
const read = (token: string | undefined, bounds: { before?: number; after?: number; limit?: number } = {}, options: SendOptions = {}) =>
  send(gateway, calls.chatMessages, { limit: 100, ...bounds }, { token, ...options }).then(({ value }) => value);
/** Sends a body that the client's own schema would have refused or cleaned. */
const post = (text: string, token: string | undefined) =>
  gateway.fetch(
    new Request(`http://localhost:8080${calls.sendChatMessage.path}`, {
      method: 'POST',
      headers: { Merchant: 'demo', Authorization: token ?? '', 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    }),
  );

describe('the chat room', () => {
  it('[MOD-5] tells everybody the same messages, oldest first, under masked names, and each their own as theirs', async () => {
    const [demo, vip] = await tokens();
    await say('Hello from the north', demo);
    const [mine, theirs] = await Promise.all([read(demo), read(vip)]);
    expect(theirs.list.map(({ text }) => text)).toEqual(mine.list.map(({ text }) => text));
    expect(mine.list.at(-1)).toMatchObject({ text: 'Hello from the north', author: 'Da***y', own: true, sentAt: clock.now });
    expect(theirs.list.at(-1)).toMatchObject({ text: 'Hello from the north', own: false });
    expect(mine.list.map(({ sentAt }) => sentAt)).toEqual(mine.list.map(({ sentAt }) => sentAt).toSorted((a, b) => a - b));
    for (const { author } of mine.list) expect(author).toContain('***');
  });

  it('[MOD-5] gives pages back from the latest and forwards from what a page knows, each message once', async () => {
    const [demo] = await tokens();
    const all = (await read(demo)).list;
    const latest = await read(demo, { limit: 5 });
    expect(latest).toEqual({ list: all.slice(-5), more: true });
    const earlier = await read(demo, { before: latest.list[0]?.messageId ?? 0, limit: 5 });
    expect(earlier).toEqual({ list: all.slice(-10, -5), more: true });
    expect(await read(demo, { before: all[0]?.messageId ?? 0 })).toEqual({ list: [], more: false });
    expect(await read(demo, { after: all[3]?.messageId ?? 0, limit: 4 })).toEqual({ list: all.slice(4, 8), more: true });
    expect(await read(demo, { after: all.at(-1)?.messageId ?? 0 })).toEqual({ list: [], more: false });
  });

  it("[MOD-5] [API-6] keeps one merchant's room apart from another's", async () => {
    const [demo] = await tokens();
    await say('Only here', demo);
    const elsewhere = { merchant: 'other', token: await tokenOf(gateway, 'demo', { merchant: 'other' }) };
    expect((await read(elsewhere.token, {}, elsewhere)).list.map(({ text }) => text)).not.toContain('Only here');
  });

  it('[MOD-5] [API-5] a message whose answer was lost appears once when it is sent again', async () => {
    const [demo] = await tokens();
    const headers = { 'Idempotency-Key': 'one-and-the-same' };
    const [first, second] = [await say('Once', demo, headers), await say('Once', demo, headers)];
    expect(second.value).toEqual(first.value);
    expect((await read(demo)).list.filter(({ text }) => text === 'Once')).toHaveLength(1);
  });

  it('[MOD-5] keeps text as text: trimmed, without control characters and turned directions, and no more than its length', async () => {
    const [demo] = await tokens();
    expect((await post('  <b>a</b>\u0000 \u202Eb\r\n\r\n\r\n\r\nc \u0007 ', demo)).status).toBe(200);
    expect((await read(demo)).list.at(-1)?.text).toBe('<b>a</b> b\n\nc');
    for (const text of ['', '   \n ', '\u0000\u202E', 'x'.repeat(CHAT_LENGTH + 1), 'x'.repeat(50_000)]) {
      expect((await post(text, demo)).status).toBe(400);
    }
    expect((await post('x'.repeat(CHAT_LENGTH), demo)).status).toBe(200);
    expect(cleanMessage(cleanMessage(' a\t\n\n\n\n\u2066b '))).toBe(cleanMessage(' a\t\n\n\n\n\u2066b '));
  });

  it('[MOD-5] who writes too fast is told when to go on, and then may; others are not held up', async () => {
    const [demo, vip] = await tokens();
    for (let count = 1; count <= 5; count += 1) {
      expect((await say(`Line ${count}`, demo)).success).toBe(true);
      clock.now += 1_000;
    }
    const refused = await say('Too much', demo);
    expect(refused).toMatchObject({ status: 429, errorCode: 'request.too.many', value: { retryAfterMs: 15_000 } });
    expect((await say('And I?', vip)).success).toBe(true);
    clock.now += 15_000;
    expect((await say('Too much', demo)).success).toBe(true);
    expect((await read(demo)).list.filter(({ text }) => text === 'Too much')).toHaveLength(1);
  });

  it('[MOD-5] tells whoever listens which message is the latest, once for each that is taken', async () => {
    const [demo] = await tokens();
    const heard: (readonly [string, number])[] = [];
    const stop = gateway.onMessage((...message) => heard.push(message));
    const before = gateway.latestMessage('demo');
    const headers = { 'Idempotency-Key': 'told-once' };
    const { value } = await say('Hear me', demo, headers);
    await say('Hear me', demo, headers);
    expect(value.messageId).toBeGreaterThan(before);
    expect(heard).toEqual([['demo', value.messageId]]);
    expect([gateway.latestMessage('demo'), gateway.latestMessage('other')]).toEqual([value.messageId, expect.any(Number)]);
    expect(gateway.latestMessage('other')).not.toBe(value.messageId);
    stop();
    await say('And now?', demo);
    expect(heard).toHaveLength(1);
  });

  it('[MOD-5] a trial account reads along and may not write', async () => {
    const guest = await send(gateway, calls.freeplay, { os: 'test', platform: 'W' });
    const { token } = guest.value;
    expect((await read(token)).list.length).toBeGreaterThan(0);
    expect(await say('Hello', token)).toMatchObject({ status: 403, errorCode: 'account.trial.refused' });
  });

  it('[MOD-5] [CFG-5] is closed while its flag is off, whatever a page shows', async () => {
    const [demo] = await tokens();
    const request = new Request('http://localhost:8080/dev/whitelabel', {
      method: 'PUT',
      headers: { Merchant: 'demo' },
      body: JSON.stringify({ CHATROOM3: '0' }),
    });
    await gateway.fetch(request);
    expect(await say('Hello', demo)).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  });
});
