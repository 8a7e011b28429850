import { describe, expect, it } from 'vitest';

import { CONTRACT_SORTS, type ContractAction, type ContractSort } from '#site/api/contract/agentContracts.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { downlineOf } from './contractRows.ts';
import { dev, gatewayOfFile, send, tokenOf, type SendOptions } from './support.ts';

const { gateway } = gatewayOfFile();

type Offer = CallInput<typeof calls.offerContract>;
const as = async (username: string): Promise<SendOptions> => ({ token: await tokenOf(gateway, username) });
const given = async (options: SendOptions, filter: Partial<CallInput<typeof calls.givenContracts>> = {}) =>
  (await send(gateway, calls.givenContracts, { pageNo: 1, pageSize: 20, ...filter }, options)).value;
const received = async (options: SendOptions, list: 'requests' | 'active' | 'past') =>
  (await send(gateway, calls.contractList, { list, pageNo: 1, pageSize: 20 }, options)).value.list;
const offer = (wish: Offer, options: SendOptions) => send(gateway, calls.offerContract, wish, options);
const termsOf = (memberId: string, options: SendOptions) => send(gateway, calls.contractTerms, { memberId }, options);
const glance = async (options: SendOptions) => (await send(gateway, calls.consolidated, {}, options)).value;
const CALLS = {
  dividend: calls.processDividend,
  daily: calls.processDailySalary,
  hourly: calls.processHourlySalary,
  realtime: calls.processRealTimeSalary,
} as const;
const act = (sort: ContractSort, contractId: string, action: ContractAction, options: SendOptions, ends: string[] = []) =>
  send(gateway, CALLS[sort], { contractId, action, ends }, options);

const dividend = (memberId: string, ...rates: number[]): Offer => ({
  memberId,
  sort: 'dividend',
  period: 'M',
  tiers: rates.map((rate, place) => ({
    rate,
    activeMembers: 5,
    validBet: 100_000 * (place + 1),
    profitLoss: 10_000 * (place + 1),
    betAmount: null,
  })),
});
const salary = (memberId: string, sort: ContractSort, rate: number, betAmount = 50_000): Offer => ({
  memberId,
  sort,
  period: sort === 'daily' ? 'D' : null,
  tiers: [{ rate, activeMembers: 3, validBet: null, profitLoss: null, betAmount }],
});

describe('contracts that an agent gives', () => {
  it('[AGT-4] are listed by downline, account and state, page by page', async () => {
    const agent = await as('pact1');
    const all = await given(agent);
    expect(all.list.map(({ account, sort, state }) => `${account} ${sort} ${state}`)).toEqual([
      'pact12 daily offered',
      'pact12 hourly ending',
      'pact13 dividend active',
      'pact11 dividend active',
      'pact13 daily withdrawn',
      'pact13 hourly rejected',
    ]);
    expect(all.list.map(({ actions }) => actions)).toEqual([['withdraw'], ['accept', 'reject'], ['terminate'], ['terminate'], [], []]);
    expect((await given(agent, { state: 'active' })).list.map(({ account }) => account)).toEqual(['pact13', 'pact11']);
    expect((await given(agent, { search: 'PACT12' })).totalCount).toBe(2);
    expect((await given(agent, { memberId: await downlineOf(gateway, 'pact1', 'pact13') })).totalCount).toBe(3);
    const second = (await send(gateway, calls.givenContracts, { pageNo: 2, pageSize: 4 }, agent)).value;
    expect(second).toMatchObject({ totalPages: 2, totalCount: 6, list: [{ state: 'withdrawn' }, { state: 'rejected' }] });
    expect((await given(await as('pact2'))).list).toEqual([]);
  });

  it.each(['dividend', 'daily', 'hourly', 'realtime'] as const)(
    '[AGT-4] [AGT-6] a %s is offered, once however often it is sent, and is in force when the downline accepts',
    async (sort) => {
      const [by, to] = sort === 'realtime' ? ['pact2', 'pact21'] : ['pact1', 'pact14'];
      const agent = await as(by);
      const memberId = await downlineOf(gateway, by, to);
      const wish = sort === 'dividend' ? dividend(memberId, 500, 800) : salary(memberId, sort, 20);
      const options = { ...agent, headers: { 'Idempotency-Key': `offer-${sort}` } };
      const { value, success } = await offer(wish, options);
      expect(success).toBe(true);
      expect((await offer(wish, options)).value).toEqual(value);
      expect((await given(agent, { memberId })).list).toMatchObject([{ ...value, sort, period: wish.period, tiers: wish.tiers }]);
      // Another one waits until this one was answered or taken back.
      expect(await offer(wish, agent)).toMatchObject({ errorCode: 'contract.offer.open' });
      expect((await termsOf(memberId, agent)).value.kinds.find((kind) => kind.sort === sort)).toMatchObject({ isOpen: true });

      const downline = await as(to);
      expect(await received(downline, 'requests')).toMatchObject([{ ...value, offeredBy: by, tiers: wish.tiers }]);
      expect((await act(sort, value.contractId, 'accept', downline)).value.state).toBe('active');
      expect((await given(agent, { memberId })).list).toMatchObject([{ state: 'active', actions: ['terminate'] }]);
    },
  );

  it('[AGT-4] are taken back before they are answered, and make room for another offer', async () => {
    const agent = await as('pact1');
    const [open] = (await given(agent, { state: 'offered' })).list;
    expect((await act('daily', open?.contractId ?? '', 'withdraw', agent)).value.state).toBe('withdrawn');
    expect(await received(await as('pact12'), 'requests')).toHaveLength(1);
    expect(await offer(salary(open?.memberId ?? '', 'daily', 30), agent)).toMatchObject({ success: true });
  });

  it('[AGT-4] [AGT-7] a downline’s termination request waits for the agent, who answers it; the agent’s own waits for the downline', async () => {
    const agent = await as('pact1');
    expect(await glance(agent)).toMatchObject({ contracthoursalreq: 1, dailysalreqtype: 0, divtypereq: 0, realtimesalreqtype: 0 });
    const [request] = (await given(agent, { state: 'ending' })).list;
    expect(request).toMatchObject({ account: 'pact12', isOwnRequest: false });
    expect((await act('hourly', request?.contractId ?? '', 'reject', agent)).value.state).toBe('active');
    expect(await glance(agent)).toMatchObject({ contracthoursalreq: 0 });

    expect((await act('hourly', request?.contractId ?? '', 'terminate', agent)).value.state).toBe('ending');
    expect(await glance(agent)).toMatchObject({ contracthoursalreq: 0 });
    const downline = await as('pact12');
    expect(await glance(downline)).toMatchObject({ contracthoursalreq: 1 });
    expect((await act('hourly', request?.contractId ?? '', 'accept', downline)).value.state).toBe('terminated');
    expect((await given(agent, { state: 'terminated' })).list).toMatchObject([{ account: 'pact12', cause: null, actions: [] }]);
  });

  it('[AGT-4] what a lower rate would end is said to the agent before the offer and in it, and to the downline’s downlines after it', async () => {
    const agent = await as('pact1');
    const memberId = await downlineOf(gateway, 'pact1', 'pact11');
    const [kind] = (await termsOf(memberId, agent)).value.kinds;
    expect(kind).toEqual({
      sort: 'dividend',
      most: 2000,
      isOpen: false,
      inForce: 1200,
      given: [
        { account: 'pact111', rate: 900 },
        { account: 'pact112', rate: 300 },
      ],
      givenCount: 2,
    });
    await offer(dividend(memberId, 400, 500), agent);
    const [open] = (await given(agent, { memberId, state: 'offered' })).list;
    expect(open).toMatchObject({ replaces: true, ends: [{ account: 'pact111', rate: 900 }] });

    const downline = await as('pact11');
    const [request] = await received(downline, 'requests');
    const ends = request?.ends.map(({ contractId }) => contractId) ?? [];
    // Made after the downline was told what ends: it is told again first.
    const below = await downlineOf(gateway, 'pact11', 'pact112');
    await offer(dividend(below, 700), downline);
    expect(await act('dividend', open?.contractId ?? '', 'accept', downline, ends)).toMatchObject({ errorCode: 'contract.changed' });
    const told = (await received(downline, 'requests'))[0]?.ends.map(({ contractId }) => contractId) ?? [];
    expect(told).toHaveLength(2);
    expect((await act('dividend', open?.contractId ?? '', 'accept', downline, told)).value.state).toBe('active');

    expect(await received(await as('pact111'), 'past')).toMatchObject([{ state: 'replaced', cause: 'uplineRate' }]);
    expect(await received(await as('pact112'), 'past')).toMatchObject([{ state: 'replaced', cause: 'uplineRate' }]);
    expect(await received(await as('pact112'), 'active')).toMatchObject([{ period: 'W' }]);
    expect(await received(downline, 'past')).toMatchObject([{ state: 'replaced', cause: 'newer' }]);
    expect((await given(downline, { state: 'replaced' })).list.map(({ account }) => account).toSorted()).toEqual(['pact111', 'pact112']);
  });

  it('[AGT-4] offers end with the contract that they come from', async () => {
    const [upline, agent, member] = [await as('pact1'), await as('pact11'), await as('pact112')];
    await offer(dividend(await downlineOf(gateway, 'pact11', 'pact112'), 250), agent);
    const [own] = await received(agent, 'active');
    await act('dividend', own?.contractId ?? '', 'terminate', upline);
    expect(await received(member, 'requests')).toHaveLength(1);
    expect((await act('dividend', own?.contractId ?? '', 'accept', agent)).value.state).toBe('terminated');
    expect(await received(member, 'requests')).toEqual([]);
    expect(await received(member, 'past')).toMatchObject([{ state: 'replaced', cause: 'uplineRate' }]);
  });
});

describe('what an agent cannot offer', () => {
  it('[AGT-4] is a kind that it does not have, or a higher rate than its own', async () => {
    const agent = await as('pact1');
    const memberId = await downlineOf(gateway, 'pact1', 'pact14');
    expect(await offer(salary(memberId, 'realtime', 10), agent)).toMatchObject({ errorCode: 'contract.kind.not.held' });
    expect(await offer(salary(memberId, 'daily', 91), agent)).toMatchObject({ errorCode: 'contract.rate.too.high' });
    expect(await offer(salary(memberId, 'daily', 90), agent)).toMatchObject({ success: true });
    const none = await as('agent42');
    const kinds = (await termsOf(await downlineOf(gateway, 'agent42', 'pact1'), none)).value.kinds;
    expect(kinds.map(({ most }) => most)).toEqual([null, null, null, null]);
    for (const sort of CONTRACT_SORTS) {
      const wish = sort === 'dividend' ? dividend : (id: string, rate: number) => salary(id, sort, rate);
      expect(await offer(wish(await downlineOf(gateway, 'agent42', 'pact1'), 1), none)).toMatchObject({
        errorCode: 'contract.kind.not.held',
      });
    }
  });

  it('[AGT-4] [AGT-6] are terms that do not rise, do not fit the kind, or are not there', async () => {
    const agent = await as('pact1');
    const memberId = await downlineOf(gateway, 'pact1', 'pact14');
    const refused = async (wish: Offer) => {
      const { errorCode, value } = await offer(wish, agent);
      return [errorCode, Object(value).field];
    };
    expect(await refused(dividend(memberId, 500, 500))).toEqual(['contract.terms.invalid', 'tiers.1.rate']);
    expect(await refused({ ...dividend(memberId, 500), period: null })).toEqual(['contract.terms.invalid', 'period']);
    expect(await refused({ ...salary(memberId, 'daily', 50), period: 'W' })).toEqual(['contract.terms.invalid', 'period']);
    expect(await refused({ ...dividend(memberId, 50), sort: 'hourly', period: null })).toEqual([
      'contract.terms.invalid',
      'tiers.0.betAmount',
    ]);
    expect(await refused(salary(memberId, 'daily', 50, -1))).toEqual(['contract.terms.invalid', 'tiers.0.betAmount']);
    // What no form sends does not even fit the call.
    const sent = await gateway.fetch(
      new Request(`http://localhost${calls.offerContract.path}`, {
        method: 'POST',
        headers: { Merchant: 'demo', Authorization: agent.token ?? '', 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...dividend(memberId), tiers: [] }),
      }),
    );
    expect(sent.status).toBe(400);
    expect((await given(agent, { memberId })).list).toEqual([]);
  });

  it('[AGT-4] is a kind whose flag is off', async () => {
    const agent = await as('pact1');
    const memberId = await downlineOf(gateway, 'pact1', 'pact14');
    await dev(gateway, 'PUT', 'whitelabel', { DAILYSALCONT3: '0' });
    expect(await offer(salary(memberId, 'daily', 10), agent)).toMatchObject({ status: 403, errorCode: 'function.not.available' });
    expect((await termsOf(memberId, agent)).value.kinds.map(({ sort }) => sort)).toEqual(['dividend', 'hourly', 'realtime']);
  });

  it('[AGT-4] is anything to anybody but a direct downline: uplines, oneself, others’ teams and those further below do not exist', async () => {
    const agent = await as('pact1');
    const ids = await Promise.all(
      [
        ['agent42', 'pact1'],
        ['agent42', 'pact2'],
        ['pact11', 'pact111'],
        ['pact2', 'pact21'],
        ['agent', 'team001'],
      ].map(([upline = '', name = '']) => downlineOf(gateway, upline, name)),
    );
    for (const memberId of [...ids, '999999', 'made-up', '', "1' OR '1'='1"]) {
      expect(await offer(dividend(memberId, 100), agent)).toMatchObject({ errorCode: 'contract.downline.unknown' });
      expect(await termsOf(memberId, agent)).toMatchObject({ errorCode: 'contract.downline.unknown' });
      expect((await given(agent, { memberId })).list).toEqual([]);
    }
    expect(
      (await send(gateway, calls.contractDownlines, { pageNo: 1, pageSize: 10 }, agent)).value.list.map(({ account }) => account),
    ).toEqual(['pact11', 'pact12', 'pact13', 'pact14']);
  });

  it('[AGT-4] members and trial accounts are refused, and other agents find nothing, whatever they send', async () => {
    const memberId = await downlineOf(gateway, 'pact1', 'pact14');
    const trial = { token: (await send(gateway, calls.freeplay, { os: 'test', platform: 'W' })).value.token };
    const [open] = (await given(await as('pact1'), { state: 'offered' })).list;
    const everything = (options: SendOptions) =>
      Promise.all([
        send(gateway, calls.givenContracts, { pageNo: 1, pageSize: 5 }, options),
        send(gateway, calls.contractDownlines, { pageNo: 1, pageSize: 5 }, options),
        termsOf(memberId, options),
        offer(dividend(memberId, 100), options),
      ]);
    for (const { errorCode } of await everything(trial)) expect(errorCode).toBe('account.trial.refused');
    for (const name of ['demo', 'pact14', 'team182'])
      for (const { errorCode } of await everything(await as(name))) expect(errorCode).toBe('account.agent.required');
    for (const name of ['pact2', 'agent', 'agent42']) {
      const other = await as(name);
      expect((await given(other, { search: 'pact1' })).list).toEqual([]);
      expect(await termsOf(memberId, other)).toMatchObject({ errorCode: 'contract.downline.unknown' });
      expect(await act('daily', open?.contractId ?? '', 'withdraw', other)).toMatchObject({ errorCode: 'contract.changed' });
    }
    expect((await given(await as('pact1'), { state: 'offered' })).list).toMatchObject([{ contractId: open?.contractId, state: 'offered' }]);
  });
});
