import { describe, expect, it } from 'vitest';

import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, merchant, send, tokenOf, type SendOptions } from './support.ts';

const HOUR_MS = 3_600_000;
const { gateway } = gatewayOfFile({ merchants: [merchant('demo', { feedbackWords: { least: 4, most: 12 } }), merchant('usual')] });

const letter = { questionType: 'withdrawal', content: 'My withdrawal has not arrived yet', contact: 'me@example.com' };
const write = (change: Partial<CallInput<typeof calls.sendFeedback>> = {}, options: SendOptions = {}) =>
  send(gateway, calls.sendFeedback, { ...letter, ...change }, options);
const own = async (options: SendOptions) => (await send(gateway, calls.feedbackList, { pageNo: 1, pageSize: 10 }, options)).value;
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('feedback', () => {
  it('[MEM-16] takes a visitor’s, who says where the answer goes; a member need not', async () => {
    expect((await write()).success).toBe(true);
    const nowhere = { questionType: letter.questionType, content: letter.content };
    const refused = await send(gateway, calls.sendFeedback, nowhere);
    expect(refused).toMatchObject({ success: false, value: { field: 'contact' } });
    const token = await tokenOf(gateway, 'team188');
    expect((await send(gateway, calls.sendFeedback, nowhere, { token })).success).toBe(true);
    expect((await own({ token })).totalCount).toBe(1);
  });

  it('[MEM-16] takes between {0} and {1} words, the merchant’s own or the usual', async () => {
    const lengths = async (options: SendOptions, counts: readonly number[]) =>
      Promise.all(
        counts.map(
          async (count, index) => (await write({ content: words(count) }, { ...options, address: `203.0.113.${index}` })).errorCode,
        ),
      );
    expect(await lengths({}, [3, 4, 12, 13])).toEqual(['feedback.length', undefined, undefined, 'feedback.length']);
    expect(await lengths({ merchant: 'usual' }, [4, 5, 300, 301])).toEqual(['feedback.length', undefined, undefined, 'feedback.length']);
    expect(await write({ content: '… … … … …' })).toMatchObject({ errorCode: 'feedback.length', value: { field: 'content' } });
  });

  it('[MEM-16] [API-5] one whose answer was lost is kept once when it is sent again, a visitor’s too', async () => {
    const token = await tokenOf(gateway, 'team188');
    const headers = { 'Idempotency-Key': 'one-letter' };
    for (const options of [{ headers }, { headers, token }]) {
      const first = await write({}, options);
      expect((await write({}, options)).value).toEqual(first.value);
      expect(await write({ content: 'But this is quite another letter' }, options)).toMatchObject({ errorCode: 'idempotency.key.reused' });
    }
    expect((await own({ token })).totalCount).toBe(1);
    // From elsewhere, it is another sender's.
    const elsewhere = await write({}, { headers, address: '203.0.113.99' });
    expect(elsewhere.success).toBe(true);
    expect(elsewhere.value).not.toEqual((await write({}, { headers })).value);
  });

  it('[MEM-16] who writes too fast waits, and is told how long', async () => {
    for (let entry = 0; entry < 5; entry += 1) expect((await write()).success).toBe(true);
    expect(await write()).toMatchObject({ status: 429, errorCode: 'request.too.many', value: { retryAfterMs: 600_000 } });
    expect((await write({}, { address: '203.0.113.5' })).success).toBe(true);
    await dev(gateway, 'POST', 'clock', { advanceMs: 600_000 });
    expect((await write()).success).toBe(true);
  });

  it('[MEM-16] is answered after a while, in the language it was written in, and only its writer sees it', async () => {
    const token = await tokenOf(gateway, 'team188');
    await write({}, { token, headers: { Language: 'TY' } });
    const [waiting] = (await own({ token })).list;
    expect(waiting).toMatchObject({ questionType: 'withdrawal', content: letter.content, state: 'received', answer: null });
    await dev(gateway, 'POST', 'clock', { advanceMs: HOUR_MS });
    const [answered] = (await own({ token })).list;
    expect(answered).toMatchObject({ state: 'answered', answer: expect.stringContaining('Salamat') });
    expect(answered?.answeredAt).toBe((answered?.sentAt ?? 0) + HOUR_MS);
    expect(await own({ token: await tokenOf(gateway, 'team189') })).toMatchObject({ list: [], totalCount: 0 });
  });

  it('[MEM-16] keeps line ends and no marks that turn the text around', async () => {
    const token = await tokenOf(gateway, 'team188');
    await write({ content: ' First line here\r\nsecond\u202E line\u0000 ' }, { token });
    expect((await own({ token })).list[0]?.content).toBe('First line here\nsecond line');
  });
});
