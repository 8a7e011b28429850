import { describe, expect, it } from 'vitest';

import { PROMOTION_STATUSES, type PromotionAction } from '#site/api/contract/promotions.ts';
import { calls } from '#site/api/contract/index.ts';
import { gatewayOfFile, merchant, send, tokenOf, type SendOptions } from './support.ts';

const { gateway, clock } = gatewayOfFile({
  merchants: [merchant('demo'), merchant('rupiah', { currency: { symbol: 'Rp', exponent: 0 } })],
});

const DAY_MS = 86_400_000;

const listFor = async (options: SendOptions = {}) =>
  (await send(gateway, calls.availablePromotions, { language: 'EN' }, options)).value.list;
const statusesFor = async (options: SendOptions = {}) =>
  Object.fromEntries((await listFor(options)).map(({ promotionId, status }) => [promotionId, status]));
const act = (promotionId: string, action: PromotionAction, options: SendOptions) =>
  send(gateway, calls.actOnPromotion, { promotionId, action }, options);
const balanceOf = async (options: SendOptions) => (await send(gateway, calls.balance, {}, options)).value.sumBalance;
const unclaimed = async (options: SendOptions) => (await send(gateway, calls.unreadCount, {}, options)).value.unclaimedPromotion;

describe('promotions', () => {
  it('[APP-22] stand for a visitor by the time alone', async () => {
    expect(await statusesFor()).toEqual({
      welcome: 'join',
      gift: 'claim',
      cashback: 'join',
      matchday: 'join',
      friend: 'join',
      birthday: 'join',
      app: 'join',
      lanterns: 'comingSoon',
      reefcup: 'close',
      ticket: 'claim',
      zalo: 'join',
      whatsapp: 'join',
    });
  });

  it('[APP-22] every one has words, a category, and art of its own', async () => {
    const list = await listFor();
    const { value } = await send(gateway, calls.announcements, { types: 'PR', platform: 'W', execution: 'B', language: 'EN' });
    expect(value.promotion.map(({ id }) => id).toSorted()).toEqual(list.map(({ promotionId }) => promotionId).toSorted());
    for (const { title, summary, content } of value.promotion) expect([title, summary, content]).not.toContain('');
    const categories = (await send(gateway, calls.promotionCategories, { language: 'TY' })).value.list;
    expect(list.map(({ categoryId }) => categoryId).filter((id) => !categories.some(({ categoryId }) => categoryId === id))).toEqual([]);
    const pictures = await Promise.all(
      list.map(async ({ image }) => (await gateway.fetch(new Request(`http://localhost${image}`))).text()),
    );
    for (const picture of pictures) expect(picture).toMatch(/^<svg .*<\/svg>$/s);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('[APP-22] open and close when their time comes', async () => {
    clock.now += 25 * DAY_MS;
    expect((await statusesFor())['lanterns']).toBe('join');
    clock.now += 30 * DAY_MS;
    expect((await statusesFor())['lanterns']).toBe('close');
    clock.now -= 55 * DAY_MS;
  });

  it('[APP-22] hold every status of the specification for one player or another', async () => {
    const [demo, fresh] = await Promise.all([tokenOf(gateway, 'demo'), tokenOf(gateway, 'fresh')]);
    await act('gift', 'claim', { token: fresh });
    await act('matchday', 'join', { token: fresh });
    const application = { comment: 'My friend is team001', images: [] };
    await send(gateway, calls.actOnPromotion, { promotionId: 'friend', action: 'join', application }, { token: fresh });
    const seen = [...Object.values(await statusesFor({ token: demo })), ...Object.values(await statusesFor({ token: fresh }))];
    expect([...new Set(seen)].toSorted()).toEqual([...PROMOTION_STATUSES].toSorted());
  });

  it.each([
    ['demo', 2, 5000],
    ['rupiah', 0, 50_000],
  ] as const)('[APP-22] a gift is paid once at %s, however often it is claimed', async (code, exponent, amount) => {
    const options = { merchant: code, exponent, token: await tokenOf(gateway, 'vip', { merchant: code }) };
    const before = await balanceOf(options);
    const open = await unclaimed(options);
    const headers = { 'Idempotency-Key': `gift-${code}` };
    const answers = [
      await act('gift', 'claim', { ...options, headers }),
      await act('gift', 'claim', { ...options, headers }),
      await act('gift', 'claim', options),
    ];
    for (const { value } of answers) expect(value).toEqual({ promotionId: 'gift', status: 'claimed', amount });
    expect(await balanceOf(options)).toBe(before + amount);
    expect(await unclaimed(options)).toBe(open - 1);
  });

  it('[APP-22] at the same moment twice pays once', async () => {
    const token = await tokenOf(gateway, 'vip');
    const before = await balanceOf({ token });
    await Promise.all([1, 2, 3, 4].map(() => act('gift', 'claim', { token })));
    expect(await balanceOf({ token })).toBe(before + 5000);
  });

  it('[APP-22] the first deposit earns half of itself, at most the limit, and only after joining', async () => {
    const token = await tokenOf(gateway, 'demo');
    expect((await act('welcome', 'claim', { token })).errorCode).toBe('promotion.not.available');
    const before = await balanceOf({ token });
    // 12,500.00 were deposited; half of it is more than the limit.
    expect((await act('welcome', 'join', { token })).value).toEqual({ promotionId: 'welcome', status: 'claim', amount: 200_000 });
    expect((await act('welcome', 'join', { token })).value.status).toBe('claim');
    expect((await act('welcome', 'claim', { token })).value.status).toBe('claimed');
    expect(await balanceOf({ token })).toBe(before + 200_000);
  });

  it('[APP-22] without a deposit a joined one waits', async () => {
    const token = await tokenOf(gateway, 'fresh');
    expect((await act('welcome', 'join', { token })).value.status).toBe('joined');
    expect((await act('welcome', 'claim', { token })).errorCode).toBe('promotion.not.available');
    expect(await balanceOf({ token })).toBe(0);
  });

  it('[APP-22] cashback is a share of what the last week lost', async () => {
    const token = await tokenOf(gateway, 'demo');
    // The last seven days: eight stakes of 25.00, three wins of 60.00.
    expect((await act('cashback', 'join', { token })).value).toMatchObject({ status: 'claim', amount: 100 });
    const winner = await tokenOf(gateway, 'vip');
    expect((await act('cashback', 'join', { token: winner })).value).toMatchObject({ status: 'joined', amount: null });
  });

  it.each([
    ['lanterns', 'join'],
    ['reefcup', 'join'],
    ['friend', 'join'],
    ['matchday', 'claim'],
  ] as const)('[APP-22] %s, not open to %s, refuses and changes nothing', async (id, action) => {
    const token = await tokenOf(gateway, 'demo');
    const before = await statusesFor({ token });
    expect((await act(id, action, { token })).errorCode).toBe('promotion.not.available');
    expect(await statusesFor({ token })).toEqual(before);
  });

  it('[APP-22] one that there is not is refused', async () => {
    const token = await tokenOf(gateway, 'demo');
    expect((await act("x' OR 1=1 --", 'claim', { token })).errorCode).toBe('promotion.not.found');
  });
});
