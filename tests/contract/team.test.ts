import { describe, expect, it } from 'vitest';

import { calls } from '#site/api/contract/index.ts';
import type { Call } from '#site/api/contract/index.ts';
import { AGENT_TYPES } from '#site/api/contract/shapes.ts';
import type { RateSet } from '#site/api/contract/team.ts';
import { gatewayOfFile, merchant, PAYMENT_PASSWORD, RULES, send, tokenOf, type SendOptions } from './support.ts';
import { NO_RATES, TEAM_EXAMPLES, TEAM_ROWS } from './teamRows.ts';

const codeRule = { enabled: true, required: false, minLength: 4, maxLength: 20, acceptedPattern: '^[a-zA-Z0-9]+$', patternId: 14 };
const rules = { ...RULES, affiliateCode: codeRule };
const { gateway } = gatewayOfFile({ merchants: [merchant('demo', { rules })] });

const as = async (username: string): Promise<SendOptions> => ({ token: await tokenOf(gateway, username) });
const OWN: RateSet = { RNG: 80, LIVE: 60, FISH: 50, PVP: 40, SPORTS: 60, LOTT: 30, ELOTT: 40 };

type Asked = Partial<Parameters<typeof pageOf>[0]>;
const pageOf = (
  wanted: { under?: string; level?: number; kind?: 'member' | 'agent'; search?: string; pageNo: number; pageSize?: number },
  options: SendOptions,
) => send(gateway, calls.teamMembers, { pageSize: 20, ...wanted }, options);
const team = async (wanted: Asked, options: SendOptions) => (await pageOf({ pageNo: 1, ...wanted }, options)).value;
const names = async (wanted: Asked, options: SendOptions) => (await team(wanted, options)).list.map(({ account }) => account);
const idOf = async (account: string, options: SendOptions) =>
  (await team({ search: account }, options)).list.find((row) => row.account === account)?.memberId ?? '';
const detail = async (memberId: string, options: SendOptions) => (await send(gateway, calls.teamMember, { memberId }, options)).value;
const link = async (options: SendOptions, change = {}) =>
  (
    await send(
      gateway,
      calls.createDownlineLink,
      { accountType: 1, rates: { ...NO_RATES, RNG: 30 }, note: ' For friends ', ...change },
      options,
    )
  ).value;
const join = (username: string, affiliateCode: string) =>
  send(gateway, calls.registerMember, { username, password: 'Morning2026', affiliateCode, registerMethod: 'WEB' });
const linksOf = async (options: SendOptions) => (await send(gateway, calls.downlineLinks, { pageNo: 1, pageSize: 20 }, options)).value.list;
const setRates = (memberId: string, rates: RateSet, options: SendOptions) =>
  send(gateway, calls.changeMemberRates, { memberId, rates }, options);

describe('the tree of an agent’s team', () => {
  it('[AGT-2] is listed by levels, the newest first, with the size of everybody’s own team', async () => {
    const agent = await as('agent2');
    const all = await team({}, agent);
    expect(all).toMatchObject({ totalCount: 40, totalPages: 2, levels: 4, trail: [] });
    expect(all.list[0]?.account).toBe('line040');
    expect((await names({ level: 1 }, agent)).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, n) => `line${String(n + 1).padStart(3, '0')}`),
    );
    expect((await team({ level: 4 }, agent)).list).toHaveLength(6);
    const [first] = (await team({ search: 'line001' }, agent)).list;
    expect(first).toMatchObject({ account: 'line001', accountType: 1, level: 1, downlines: 12, teamSize: 26 });
    expect(first?.balance).toBeGreaterThanOrEqual(50_000);
    expect((await team({ search: 'line031' }, agent)).list[0]).toMatchObject({ level: 4, downlines: 0, teamSize: 0 });
  });

  it('[AGT-2] is walked down, and the way back up is named from the agent’s own downline on', async () => {
    const agent = await as('agent2');
    const below = await team({ under: await idOf('line023', agent), level: 1 }, agent);
    expect(below.list.map(({ account, level }) => [account, level])).toContainEqual(['line036', 4]);
    expect(below.trail.map(({ account }) => account)).toEqual(['line001', 'line011', 'line023']);
    expect(below).toMatchObject({ totalCount: 6, levels: 1 });
    // To an agent within the line the way begins with its own downlines.
    const inner = await as('line001');
    expect((await team({ under: await idOf('line023', inner) }, inner)).trail.map(({ account }) => account)).toEqual([
      'line011',
      'line023',
    ]);
  });

  it('[AGT-2] is searched by a part of an account and narrowed to agents or members', async () => {
    const agent = await as('agent2');
    expect(await names({ search: 'LINE01' }, agent)).toEqual(['line010', ...Array.from({ length: 9 }, (_, n) => `line01${n + 1}`)]);
    expect(await names({ search: 'ine01' }, agent)).toEqual(await names({ search: 'line01' }, agent));
    // One letter, or two, anywhere as well; what is no letter of an account is nothing else.
    expect(await names({ search: '9' }, agent)).toEqual(['line009', 'line019', 'line029', 'line039']);
    expect(await names({ search: '40' }, agent)).toEqual(['line040']);
    for (const search of ['line0_1', '%', '*', '"', "' OR 1=1 --"]) expect(await names({ search }, agent)).toEqual([]);
    expect((await team({ search: 'e' }, agent)).totalCount).toBe(40);
    expect(await names({ search: '1', kind: 'agent' }, agent)).toEqual(['line001', 'line011', 'line012']);
    expect(await names({ search: '3', under: await idOf('line023', agent) }, agent)).toEqual([
      'line031',
      'line032',
      'line033',
      'line034',
      'line035',
      'line036',
    ]);
    expect(await names({ search: 'line01', level: 1 }, agent)).toEqual(['line010']);
    expect((await names({ kind: 'agent' }, agent)).toSorted()).toEqual(['line001', 'line002', 'line003', 'line011', 'line012', 'line023']);
    const members = await team({ kind: 'member', level: 1 }, agent);
    expect(members.totalCount).toBe(7);
    expect(members.list.every(({ accountType }) => !AGENT_TYPES.has(accountType))).toBe(true);
  });

  it('[AGT-5] comes in pages of twenty at most, each row once, and nothing stands beyond the last', async () => {
    const agent = await as('agent');
    const pages = await Promise.all(Array.from({ length: 12 }, async (_, n) => names({ pageNo: n + 1 }, agent)));
    expect(pages.map((page) => page.length)).toEqual(Array.from({ length: 12 }, () => 20));
    expect(new Set(pages.flat()).size).toBe(240);
    expect(await names({ pageNo: 13 }, agent)).toEqual([]);
    await expect(pageOf({ pageNo: 1, pageSize: 21 }, agent)).rejects.toThrow('<=20');
  });
});

describe('whose team it is', () => {
  it.each(TEAM_ROWS)('[AGT-1] %s refuses a member, a trial account and a visitor', async (name) => {
    // Each example fits its own row.
    const ask = (options: SendOptions) =>
      send(gateway, calls[name] as Call, TEAM_EXAMPLES[name as keyof typeof TEAM_EXAMPLES] as never, options);
    expect(await ask(await as('line009'))).toMatchObject({ success: false, errorCode: 'account.agent.required' });
    const guest = await send(gateway, calls.freeplay, { os: 'test', platform: 'W' });
    expect(await ask({ token: guest.value.token })).toMatchObject({ status: 403, errorCode: 'account.trial.refused' });
    expect(await ask({})).toMatchObject({ status: 401 });
  });

  it('[AGT-2] members of another tree, uplines and the agent itself are as unknown as a name that nobody has', async () => {
    const [agent, other, inner] = [await as('agent2'), await as('agent'), await as('line001')];
    const foreign = await idOf('team001', other);
    // Beside and above the inner agent, in the tree of its own upline.
    const [beside, itself] = [await idOf('line002', agent), await idOf('line001', agent)];
    const cases: [string, SendOptions][] = [
      [foreign, agent],
      [beside, inner],
      [itself, inner],
      ['0', agent],
      ['x', agent],
      ['', agent],
    ];
    for (const [memberId, options] of cases) {
      const unknown = { success: false, errorCode: 'team.member.unknown' };
      expect(await send(gateway, calls.teamMember, { memberId }, options)).toMatchObject(unknown);
      expect(await pageOf({ under: memberId, pageNo: 1 }, options)).toMatchObject(unknown);
      expect(await send(gateway, calls.changeMemberRates, { memberId, rates: NO_RATES }, options)).toMatchObject(unknown);
    }
    expect(await names({ search: 'team00' }, agent)).toEqual([]);
    expect(await names({ search: 'line002' }, inner)).toEqual([]);
    expect(await names({}, await as('agent41'))).toEqual([]);
  });

  it('[AGT-2] links are their owner’s alone', async () => {
    const [agent, other] = [await as('agent2'), await as('agent')];
    const { linkId } = (await send(gateway, calls.createDownlineLink, { accountType: 0, rates: NO_RATES }, agent)).value;
    expect((await send(gateway, calls.downlineLinks, { pageNo: 1, pageSize: 20 }, other)).value.list).toEqual([]);
    for (const action of ['close', 'open', 'delete'] as const)
      expect(await send(gateway, calls.changeDownlineLink, { linkId, action }, other)).toMatchObject({ errorCode: 'team.link.unknown' });
    expect((await send(gateway, calls.downlineLinks, { pageNo: 1, pageSize: 20 }, agent)).value.list).toMatchObject([
      { linkId, isOpen: true },
    ]);
  });
});

describe('registering a downline by hand', () => {
  const form = { username: 'NewLine', password: 'Morning2026', nickname: 'Newcomer', accountType: 1 as const, rates: { ...OWN, RNG: 55 } };
  const register = (input: Partial<typeof form> & { accountType?: 0 | 1 }, options: SendOptions) =>
    send(gateway, calls.registerDownline, { ...form, ...input }, options);

  it('[AGT-2] opens an account below the agent, of the chosen type and rates, that must change its password', async () => {
    const agent = await as('agent2');
    const made = (await register({}, agent)).value;
    expect(made.account).toBe('newline');
    expect(await detail(made.memberId, agent)).toMatchObject({
      account: 'newline',
      nickname: 'Newcomer',
      accountType: 1,
      level: 1,
      lastLoginAt: null,
      balance: 0,
      rates: { ...OWN, RNG: 55 },
      trail: [{ account: 'newline' }],
    });
    const login = await send(gateway, calls.login, { type: 'username', username: 'newline', password: form.password });
    expect(login.value).toMatchObject({ firstTimeLogin: true });
  });

  it('[AGT-2] happens once though it is asked twice, and another request under the same key is refused', async () => {
    const agent = await as('agent2');
    const options = { ...agent, headers: { 'Idempotency-Key': 'newline-once' } };
    const first = await register({}, options);
    expect(first.success).toBe(true);
    expect((await register({}, options)).value).toEqual(first.value);
    expect((await team({}, agent)).totalCount).toBe(41);
    expect(await register({ nickname: 'Another' }, options)).toMatchObject({ status: 409 });
  });

  it.each([
    ['username', { username: '1' }, 'username'],
    ['a taken username', { username: 'LINE009' }, 'username'],
    ['password', { password: 'short' }, 'password'],
    ['nickname', { nickname: '<b>x</b>' }, 'nickname'],
    ['a rate above the agent’s own', { rates: { ...NO_RATES, FISH: 51 } }, 'FISH'],
  ])('[AGT-2] says which field is wrong: %s', async (_what, change, field) => {
    const agent = await as('agent2');
    const answer = await register(change, agent);
    expect(answer.success).toBe(false);
    expect((answer.value as { field?: string }).field).toBe(field);
    expect((await team({}, agent)).totalCount).toBe(40);
  });
});

describe('registering a downline by link', () => {
  it('[AGT-2] makes a downline of that agent with the link’s type and rates, and counts it', async () => {
    const agent = await as('agent2');
    const { code, note } = await link(agent);
    expect(note).toBe('For friends');
    expect((await send(gateway, calls.checkAffiliate, { code, domain: 'localhost' })).success).toBe(true);
    expect((await join('joiner', code.toLowerCase())).success).toBe(true);
    expect(await detail(await idOf('joiner', agent), agent)).toMatchObject({ level: 1, accountType: 1, rates: { ...NO_RATES, RNG: 30 } });
    expect(await linksOf(agent)).toMatchObject([{ code, registered: 1 }]);
  });

  it('[AGT-2] a closed link registers nobody, an opened one does again, a deleted one is gone', async () => {
    const agent = await as('agent2');
    const { linkId, code } = await link(agent);
    const change = (action: 'open' | 'close' | 'delete') => send(gateway, calls.changeDownlineLink, { linkId, action }, agent);
    await change('close');
    expect(await join('joiner', code)).toMatchObject({ success: false });
    await change('open');
    expect((await join('joiner', code)).success).toBe(true);
    await change('delete');
    expect(await linksOf(agent)).toEqual([]);
    expect(await join('joiner2', code)).toMatchObject({ success: false });
    // Who came by it stays.
    expect(await names({ search: 'joiner' }, agent)).toEqual(['joiner']);
  });

  it('[AGT-2] promises no more than the agent has, and gives no more than it still has', async () => {
    const [agent, inner] = [await as('agent2'), await as('line001')];
    expect(await send(gateway, calls.createDownlineLink, { accountType: 0, rates: { ...NO_RATES, LOTT: 31 } }, agent)).toMatchObject({
      errorCode: 'team.rate.invalid',
    });
    const { code } = await link(inner, { rates: { ...NO_RATES, RNG: 56 } });
    const rates = { ...OWN, RNG: 45 };
    const memberId = await idOf('line001', agent);
    expect((await send(gateway, calls.changeMemberRates, { memberId, rates }, agent)).success).toBe(true);
    await join('joiner', code);
    expect((await detail(await idOf('joiner', inner), inner)).rates.RNG).toBe(45);
  });

  it('[AGT-2] an agent’s own referral code stays what it was', async () => {
    const agent = await as('agent2');
    const before = (await send(gateway, calls.referralDetails, { pageNo: 1, pageSize: 10 }, agent)).value.referralCode;
    await link(agent);
    expect((await send(gateway, calls.referralDetails, { pageNo: 1, pageSize: 10 }, agent)).value.referralCode).toBe(before);
  });
});

describe('rates of a downline', () => {
  it('[AGT-2] go up to the agent’s own and down to what was given further down', async () => {
    const agent = await as('agent2');
    const memberId = await idOf('line001', agent);
    const before = await detail(memberId, agent);
    // `line011`, below it, has half of the agent’s.
    expect(before.bounds).toMatchObject({ most: OWN, least: { RNG: 40, LIVE: 30 } });
    expect((await setRates(memberId, OWN, agent)).value.rates).toEqual(OWN);
    expect(await setRates(memberId, { ...OWN, SPORTS: 61 }, agent)).toMatchObject({
      errorCode: 'team.rate.invalid',
      value: { field: 'SPORTS' },
    });
    expect(await setRates(memberId, { ...OWN, RNG: 39 }, agent)).toMatchObject({ errorCode: 'team.rate.invalid', value: { field: 'RNG' } });
    expect((await detail(memberId, agent)).rates).toEqual(OWN);
    const own = (await send(gateway, calls.ownRates, {}, await as('line001'))).value.rates;
    expect(own).toEqual(OWN);
  });

  it('[AGT-2] are given by the direct upline alone', async () => {
    const agent = await as('agent2');
    const memberId = await idOf('line011', agent);
    expect(await detail(memberId, agent)).toMatchObject({ level: 2, bounds: null, canReceive: false });
    expect(await setRates(memberId, NO_RATES, agent)).toMatchObject({ errorCode: 'team.member.unknown' });
    expect((await setRates(memberId, { ...NO_RATES, RNG: 50 }, await as('line001'))).success).toBe(true);
  });
});

describe('money for a downline', () => {
  it('[AGT-2] goes to a direct downline from the list, and shows in its balance', async () => {
    const agent = await as('agent2');
    const memberId = await idOf('line009', agent);
    const { balance, canReceive } = await detail(memberId, agent);
    expect(canReceive).toBe(true);
    const sent = await send(
      gateway,
      calls.memberTransfer,
      { receiverId: memberId, amount: 12_345, paymentPassword: PAYMENT_PASSWORD },
      agent,
    );
    expect(sent.success).toBe(true);
    expect((await detail(memberId, agent)).balance).toBe(balance + 12_345);
  });
});
