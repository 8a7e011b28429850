import { describe, expect, it } from 'vitest';

import { contactDigits } from '#site/api/contract/activityRules.ts';
import { calls } from '#site/api/contract/index.ts';
import type { PromotionApplication } from '#site/api/contract/promotions.ts';
import { gatewayOfFile, merchant, send, tokenOf, type SendOptions } from './support.ts';

const { gateway, clock } = gatewayOfFile({
  merchants: [
    merchant('demo'),
    merchant('strict', {
      activity: {
        commentMaxLength: 5,
        maxImages: 1,
        contacts: { zalo: { leastDigits: 4, mostDigits: 4 }, whatsapp: { leastDigits: 8, mostDigits: 15 } },
      },
    }),
  ],
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PNG = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)]);

const apply = (promotionId: string, application: Partial<PromotionApplication>, options: SendOptions) =>
  send(
    gateway,
    calls.actOnPromotion,
    { promotionId, action: 'join', application: { comment: 'Here it is', images: [], ...application } },
    options,
  );
const claim = (promotionId: string, options: SendOptions) => send(gateway, calls.actOnPromotion, { promotionId, action: 'claim' }, options);
const standing = async (promotionId: string, options: SendOptions) => {
  const { list } = (await send(gateway, calls.availablePromotions, { language: 'EN' }, options)).value;
  return list.find((promotion) => promotion.promotionId === promotionId);
};
const claims = async (options: SendOptions, promotionId?: string) =>
  (
    await send(
      gateway,
      calls.promotionClaims,
      { language: 'EN', pageNo: 1, pageSize: 10, ...(promotionId === undefined ? {} : { promotionId }) },
      options,
    )
  ).value;
const picture = async (options: SendOptions) => (await send(gateway, calls.uploadImage, PNG, options)).value.uploadId;
const balanceOf = async (options: SendOptions) => (await send(gateway, calls.balance, {}, options)).value.sumBalance;
const waiting = async (options: SendOptions) => (await send(gateway, calls.unreadCount, {}, options)).value.unclaimedPromotion;
const member = async (name: string, code = 'demo') => ({ merchant: code, token: await tokenOf(gateway, name, { merchant: code }) });
/** Later by the gateway's clock; sessions end meanwhile. */
const later = async (ms: number, name: string, code = 'demo') => {
  clock.now += ms;
  return member(name, code);
};

const open = (options: SendOptions, promotionId = 'ticket') => send(gateway, calls.claimRafflePromotion, { promotionId }, options);

describe('applications', () => {
  it('[MEM-10] one with a picture is looked at, approved, and what it sends is on its way', async () => {
    const options = await member('team156');
    expect(await standing('app', options)).toMatchObject({ status: 'join', application: { contact: null }, canReapply: false });
    const images = [await picture(options), await picture(options), await picture(options)];
    expect((await apply('app', { comment: ' All good ', images }, options)).value).toMatchObject({ status: 'applying', amount: null });
    clock.now += 10 * MINUTE_MS;
    expect(await standing('app', options)).toMatchObject({ status: 'process' });
    clock.now += 50 * MINUTE_MS;
    expect(await standing('app', options)).toMatchObject({ status: 'issued', reason: null });
    expect(await claims(options, 'app')).toEqual({
      list: [expect.objectContaining({ promotionId: 'app', title: 'App tester', status: 'issued', comment: 'All good', images: 3 })],
      totalPages: 1,
      totalCount: 1,
    });
    expect((await claims(await member('team157'))).totalCount).toBe(0);
  });

  it('[MEM-10] one without a picture is rejected with the reason, and may be sent again', async () => {
    const options = await member('team156');
    await apply('app', {}, options);
    const badge = await waiting(options);
    clock.now += HOUR_MS;
    expect(await standing('app', options)).toMatchObject({
      status: 'rejected',
      canReapply: true,
      reason: expect.stringMatching(/picture/),
    });
    expect(
      (await send(gateway, calls.availablePromotions, { language: 'TY' }, { ...options, headers: { Language: 'TY' } })).value.list,
    ).toEqual(expect.arrayContaining([expect.objectContaining({ promotionId: 'app', reason: expect.stringMatching(/larawan/) })]));
    expect((await claim('app', options)).errorCode).toBe('promotion.not.available');
    expect((await apply('app', { images: [await picture(options)] }, options)).value.status).toBe('applying');
    expect(await waiting(options)).toBe(badge);
    clock.now += HOUR_MS;
    expect(await standing('app', options)).toMatchObject({ status: 'issued' });
    expect((await claims(options)).list.map(({ status }) => status)).toEqual(['issued', 'rejected']);
  });

  it('[MEM-10] where it may not be sent again, or the time is over, a rejection is the last word', async () => {
    const options = await member('team158');
    await apply('birthday', {}, options);
    clock.now += HOUR_MS;
    expect(await standing('birthday', options)).toMatchObject({ status: 'rejected', canReapply: false });
    expect((await apply('birthday', { images: [await picture(options)] }, options)).errorCode).toBe('promotion.not.available');
    await apply('app', {}, options);
    const after = await later(91 * DAY_MS, 'team158');
    expect(await standing('app', after)).toMatchObject({ status: 'rejected', canReapply: false });
    expect((await apply('app', {}, after)).errorCode).toBe('promotion.not.available');
    clock.now -= 91 * DAY_MS;
  });

  it('[MEM-10] an id that is approved is claimed into the wallet once, and the badge falls', async () => {
    const options = await member('team159');
    const before = await balanceOf(options);
    const badge = await waiting(options);
    expect((await apply('zalo', { comment: '', contact: '+84 (90) 123-4567' }, options)).value.status).toBe('applying');
    expect(await waiting(options)).toBe(badge - 1);
    expect((await claim('zalo', options)).errorCode).toBe('promotion.not.available');
    clock.now += HOUR_MS;
    expect(await standing('zalo', options)).toMatchObject({ status: 'claim', amount: 13_100 });
    expect(await waiting(options)).toBe(badge);
    const headers = { 'Idempotency-Key': 'once' };
    await Promise.all([claim('zalo', { ...options, headers }), claim('zalo', { ...options, headers }), claim('zalo', options)]);
    expect((await claim('zalo', options)).value).toMatchObject({ status: 'claimed', amount: 13_100 });
    expect(await balanceOf(options)).toBe(before + 13_100);
    expect(await waiting(options)).toBe(badge - 1);
    expect((await claims(options, 'zalo')).list).toMatchObject([{ status: 'claimed', amount: 13_100, contact: '84901234567' }]);
  });

  it('[MEM-10] an id that another member has used is rejected; the first one is not', async () => {
    const [first, second] = [await member('team160'), await member('team161')];
    await apply('whatsapp', { contact: '639170000000' }, first);
    await apply('whatsapp', { contact: '+63 917 000 0000' }, second);
    // At another promotion the same id is fine.
    await apply('zalo', { contact: '639170000000' }, second);
    clock.now += HOUR_MS;
    expect(await standing('whatsapp', first)).toMatchObject({ status: 'claim' });
    expect(await standing('whatsapp', second)).toMatchObject({
      status: 'rejected',
      canReapply: true,
      reason: expect.stringMatching(/another member/),
    });
    expect(await standing('zalo', second)).toMatchObject({ status: 'claim' });
    await apply('whatsapp', { contact: '639170000001' }, second);
    clock.now += HOUR_MS;
    expect(await standing('whatsapp', second)).toMatchObject({ status: 'claim' });
  });

  it.each([
    ['a comment of more than 140 characters', 'app', { comment: 'x'.repeat(141) }, 'comment'],
    ['no comment where nothing else says anything', 'app', { comment: ' \n ' }, 'comment'],
    ['four images', 'app', { images: ['a', 'b', 'c', 'd'] }, 'images'],
    ['no Zalo id', 'zalo', {}, 'contact'],
    ['a Zalo id that is too short', 'zalo', { contact: '12345678' }, 'contact'],
    ['a Zalo id that is too long', 'zalo', { contact: '1234567890123' }, 'contact'],
    ['a WhatsApp id that is no number', 'whatsapp', { contact: 'wa.me/6391700' }, 'contact'],
  ] as const)('[MEM-10] %s is refused, names the field and changes nothing', async (_what, id, application, field) => {
    const options = await member('team162');
    const images = 'images' in application ? [...application.images] : [];
    expect(await apply(id, { ...application, images }, options)).toMatchObject({
      success: false,
      errorCode: 'promotion.application.invalid',
      value: { field },
    });
    expect(await standing(id, options)).toMatchObject({ status: 'join' });
    expect((await claims(options)).totalCount).toBe(0);
  });

  it('[MEM-10] 140 characters and three images are taken; an image of another member, or sent twice, is not', async () => {
    const [own, other] = [await member('team163'), await member('team164')];
    const images = [await picture(own), await picture(own), await picture(own)];
    const foreign = await picture(other);
    for (const wrong of [[foreign], ['gone'], [images[0] ?? '', images[0] ?? '']]) {
      expect(await apply('app', { images: wrong }, own)).toMatchObject({ errorCode: 'upload.unknown', value: { field: 'images' } });
    }
    expect(await standing('app', own)).toMatchObject({ status: 'join' });
    expect((await apply('app', { comment: 'x'.repeat(140), images }, own)).success).toBe(true);
    // They have gone with that application.
    expect((await apply('friend', { images }, own)).errorCode).toBe('upload.unknown');
  });

  it('[MEM-10] [ERR-3] an application whose answer was lost is sent once', async () => {
    const own = await member('team165');
    const images = [await picture(own)];
    const options = { ...own, headers: { 'Idempotency-Key': 'lost' } };
    const first = await apply('app', { images }, options);
    expect((await apply('app', { images }, options)).value).toEqual(first.value);
    // From another tab, without the key: it is known, and nothing is wrong.
    expect((await apply('app', { images }, own)).value).toEqual(first.value);
    expect((await claims(own)).totalCount).toBe(1);
    expect((await apply('app', { comment: 'Another', images }, options)).errorCode).toBe('idempotency.key.reused');
  });

  it("[MEM-10] a merchant's own limits hold", async () => {
    const options = await member('team156', 'strict');
    expect((await apply('app', { comment: '123456' }, options)).value).toMatchObject({ field: 'comment' });
    expect((await apply('app', { comment: '12345', images: ['a', 'b'] }, options)).value).toMatchObject({ field: 'images' });
    expect((await apply('zalo', { comment: '', contact: '12345' }, options)).value).toMatchObject({ field: 'contact' });
    expect((await apply('zalo', { comment: '', contact: '1234' }, options)).success).toBe(true);
  });

  it('[MEM-10] ids are read as people write them', () => {
    const rule = { leastDigits: 8, mostDigits: 10 };
    expect(
      ['+84 901-234.5', '(0917) 0000', '１２３４５６７８', '1234567', '12345678901', '++12345678', ''].map((typed) =>
        contactDigits(typed, rule),
      ),
    ).toEqual(['849012345', '09170000', '12345678', ...Array.from({ length: 4 })]);
  });
});

describe('the raffle', () => {
  it('[MEM-19] a ticket is opened once, and what it held is told again to who asks again', async () => {
    const options = await member('team166');
    const before = await balanceOf(options);
    const badge = await waiting(options);
    const known = await standing('ticket', options);
    expect(known).toMatchObject({ status: 'claim', amount: null, most: 50_000 });
    expect(known?.raffle?.prizes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const headers = { 'Idempotency-Key': 'mine' };
    const answers = await Promise.all([
      open({ ...options, headers }),
      open({ ...options, headers }),
      open(options),
      open({ ...options, headers: { 'Idempotency-Key': 'other' } }),
    ]);
    const [amount = 0] = answers.map(({ value }) => value.amount);
    expect(known?.raffle?.prizes.map((prize) => prize.amount)).toContain(amount);
    expect(answers.map(({ value }) => value)).toEqual(Array.from({ length: 4 }, () => ({ promotionId: 'ticket', amount })));
    expect(await balanceOf(options)).toBe(before + amount);
    expect(await standing('ticket', options)).toMatchObject({ status: 'claimed', amount });
    expect(await waiting(options)).toBe(badge - 1);
    expect((await claims(options)).list).toMatchObject([{ promotionId: 'ticket', status: 'claimed', amount }]);
  });

  it('[MEM-19] draws what the shares promise, from the seed of the gateway', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `team${String(index + 1).padStart(3, '0')}`);
    const drawn: number[] = [];
    for (const name of names) drawn.push((await open(await member(name))).value.amount);
    expect(new Set(drawn).size).toBeGreaterThan(2);
    expect(drawn.filter((amount) => ![50_000, 10_000, 2500, 1000, 500].includes(amount))).toEqual([]);
    expect(drawn.filter((amount) => amount === 500).length).toBeGreaterThan(12);
  });

  it('[MEM-19] is not open for what is no raffle, after its end, or by another call', async () => {
    const options = await member('team167');
    expect((await open(options, 'gift')).errorCode).toBe('promotion.not.available');
    expect((await open(options, 'nothing')).errorCode).toBe('promotion.not.found');
    expect((await claim('ticket', options)).errorCode).toBe('promotion.not.available');
    expect((await send(gateway, calls.claimRafflePromotion, { promotionId: 'ticket' })).errorCode).toBe('login.not.session');
    const after = await later(41 * DAY_MS, 'team167');
    expect(await standing('ticket', after)).toMatchObject({ status: 'close' });
    expect((await open(after)).errorCode).toBe('promotion.not.available');
    expect((await claims(after)).totalCount).toBe(0);
    clock.now -= 41 * DAY_MS;
  });
});
