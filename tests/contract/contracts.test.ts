import { describe, expect, it } from 'vitest';

import { actionsAt, nextState, TRANSITIONS } from '#gateway/domain/contracts/machine.ts';
import { CONTRACT_STATES, type ContractAction, type ContractList, type ContractSort } from '#site/api/contract/agentContracts.ts';
import { calls } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, send, tokenOf, type SendOptions } from './support.ts';

const { gateway } = gatewayOfFile();

const memberOf = async (username: string): Promise<SendOptions> => ({ token: await tokenOf(gateway, username) });
const listOf = async (list: ContractList, options: SendOptions) =>
  (await send(gateway, calls.contractList, { list, pageNo: 1, pageSize: 20 }, options)).value.list;
const CALLS = {
  dividend: calls.processDividend,
  daily: calls.processDailySalary,
  hourly: calls.processHourlySalary,
  realtime: calls.processRealTimeSalary,
} as const;
const act = (sort: ContractSort, contractId: string, action: ContractAction, options: SendOptions, ends: string[] = []) =>
  send(gateway, CALLS[sort], { contractId, action, ends }, options);
const glance = async (options: SendOptions) => (await send(gateway, calls.consolidated, {}, options)).value;
const idOf = async (list: ContractList, sort: ContractSort, options: SendOptions) =>
  (await listOf(list, options)).find((contract) => contract.sort === sort)?.contractId ?? '';

describe('what can become of a contract', () => {
  it('[MEM-18] only a request waits for an answer, and what is over stays so', () => {
    for (const state of ['rejected', 'withdrawn', 'terminated', 'replaced'] as const)
      for (const role of ['offerer', 'offeree', 'asker', 'other'] as const) expect(actionsAt(state, [role])).toEqual([]);
    expect(actionsAt('offered', ['offeree'])).toEqual(['accept', 'reject']);
    expect(actionsAt('offered', ['offerer'])).toEqual(['withdraw']);
    expect(actionsAt('active', ['offeree'])).toEqual(['terminate']);
    expect(actionsAt('ending', ['offerer', 'other'])).toEqual(['accept', 'reject']);
    expect(actionsAt('ending', ['offeree', 'asker'])).toEqual(['withdraw']);
    expect(nextState('active', 'accept', ['offeree'])).toBeUndefined();
    // Every state but the platform's own is reached by somebody's will.
    expect(new Set([...TRANSITIONS.map(({ to }) => to), 'offered', 'replaced'])).toEqual(new Set(CONTRACT_STATES));
  });
});

describe('contract requests', () => {
  it('[MEM-18] are listed for the downline they are offered to, of all four kinds and with their terms', async () => {
    const list = await listOf('requests', await memberOf('team186'));
    expect(list.map(({ sort }) => sort).toSorted()).toEqual(['daily', 'dividend', 'hourly', 'realtime']);
    expect(list.find(({ sort }) => sort === 'dividend')).toMatchObject({
      period: 'W',
      offeredBy: 'agent',
      state: 'offered',
      actions: ['accept', 'reject'],
      replaces: false,
      ends: [],
      tiers: [{ rate: 300, activeMembers: 5, validBet: 5_000_000, profitLoss: 200_000, betAmount: null }, {}, { rate: 900 }],
    });
    expect(list.find(({ sort }) => sort === 'daily')).toMatchObject({
      period: 'D',
      tiers: [{ betAmount: 1_000_000, validBet: null }, {}, {}],
    });
    expect(list.find(({ sort }) => sort === 'hourly')).toMatchObject({ period: null, tiers: [{ betAmount: 100_000 }, {}, {}] });
    expect(await listOf('requests', await memberOf('team188'))).toEqual([]);
  });

  it.each(['dividend', 'daily', 'hourly', 'realtime'] as const)(
    '[MEM-18] a %s is accepted by its own call, and is then in force',
    async (sort) => {
      const member = await memberOf('team186');
      const id = await idOf('requests', sort, member);
      const options = { ...member, headers: { 'Idempotency-Key': `accept-${sort}` } };
      expect((await act(sort, id, 'accept', options)).value).toEqual({ contractId: id, state: 'active' });
      // Its answer was lost: sent again, nothing more happens.
      expect((await act(sort, id, 'accept', options)).value).toEqual({ contractId: id, state: 'active' });
      expect(await listOf('active', member)).toMatchObject([{ contractId: id, actions: ['terminate'] }]);
      expect(await listOf('requests', member)).toHaveLength(3);
    },
  );

  it('[MEM-18] [AGT-7] are counted by kind, with what is in force', async () => {
    const member = await memberOf('team186');
    expect(await glance(member)).toEqual({
      divtypeinfo: false,
      dailysalinfotype: false,
      contractmrdailysalinfotype: false,
      contracthoursalinfo: false,
      realtimesalinfo: false,
      divtypereq: 1,
      dailysalreqtype: 1,
      contracthoursalreq: 1,
      realtimesalreqtype: 1,
    });
    await act('hourly', await idOf('requests', 'hourly', member), 'accept', member);
    await act('realtime', await idOf('requests', 'realtime', member), 'reject', member);
    expect(await glance(member)).toMatchObject({
      contracthoursalinfo: true,
      contracthoursalreq: 0,
      realtimesalinfo: false,
      realtimesalreqtype: 0,
    });
    expect(await listOf('past', member)).toMatchObject([{ sort: 'realtime', state: 'rejected', actions: [] }]);
    expect(Object.values(await glance(await memberOf('agent')))).toEqual([true, true, true, true, true, 0, 0, 0, 0]);
  });

  it('[MEM-18] a new contract takes the place of the one in force, and ends downlines’ with a higher rate, when the player was told', async () => {
    const member = await memberOf('team182');
    const [request] = await listOf('requests', member);
    expect(request).toMatchObject({
      sort: 'dividend',
      replaces: true,
      ends: [
        { account: 'team183', rate: 1200 },
        { account: 'team184', rate: 1000 },
      ],
    });
    const id = request?.contractId ?? '';
    const ends = request?.ends.map(({ contractId }) => contractId) ?? [];
    for (const told of [[], ends.slice(0, 1), [...ends, '1']])
      expect(await act('dividend', id, 'accept', member, told)).toMatchObject({ errorCode: 'contract.changed' });
    expect(await listOf('active', await memberOf('team183'))).toHaveLength(1);

    expect((await act('dividend', id, 'accept', member, ends)).value.state).toBe('active');
    expect(await listOf('active', member)).toMatchObject([{ contractId: id, period: 'H' }]);
    expect(await listOf('past', member)).toMatchObject([{ state: 'replaced', period: 'M' }]);
    for (const downline of ['team183', 'team184']) {
      expect(await listOf('active', await memberOf(downline))).toEqual([]);
      expect(await listOf('past', await memberOf(downline))).toMatchObject([{ state: 'replaced' }]);
    }
    // A lower rate than the new one is none of its business.
    expect(await listOf('active', await memberOf('team185'))).toHaveLength(1);
  });

  it('[MEM-18] an end that was asked for waits for the other side, and can be taken back', async () => {
    const member = await memberOf('team187');
    const dividend = await idOf('active', 'dividend', member);
    expect((await act('dividend', dividend, 'terminate', member)).value.state).toBe('ending');
    const own = (await listOf('requests', member)).find(({ contractId }) => contractId === dividend);
    expect(own).toMatchObject({ state: 'ending', isOwnRequest: true, actions: ['withdraw'] });
    // What the player asked for does not wait for the player.
    expect(await glance(member)).toMatchObject({ divtypeinfo: true, divtypereq: 0, dailysalreqtype: 1 });
    expect(await act('dividend', dividend, 'accept', member)).toMatchObject({ errorCode: 'contract.changed' });
    expect((await act('dividend', dividend, 'withdraw', member)).value.state).toBe('active');
    // The upline answers by the same call.
    await act('dividend', dividend, 'terminate', member);
    expect((await act('dividend', dividend, 'accept', await memberOf('agent'))).value.state).toBe('terminated');
    expect(await listOf('past', member)).toMatchObject([{ contractId: dividend, state: 'terminated' }]);
  });

  it('[MEM-18] a termination request is accepted or rejected by the downline', async () => {
    const member = await memberOf('team187');
    const daily = await idOf('requests', 'daily', member);
    expect((await listOf('requests', member))[0]).toMatchObject({ state: 'ending', isOwnRequest: false, actions: ['accept', 'reject'] });
    expect((await act('daily', daily, 'reject', member)).value.state).toBe('active');
    const agent = await memberOf('agent');
    expect((await act('daily', daily, 'terminate', agent)).value.state).toBe('ending');
    expect((await act('daily', daily, 'accept', member)).value.state).toBe('terminated');
    expect((await act('daily', daily, 'reject', member)).errorCode).toBe('contract.changed');
  });

  it('[MEM-18] refuses whoever is no side of it, another kind’s call, and a kind whose flag is off; nothing changes', async () => {
    const member = await memberOf('team186');
    const id = await idOf('requests', 'dividend', member);
    expect(await act('dividend', id, 'accept', await memberOf('team188'))).toMatchObject({ errorCode: 'contract.changed' });
    expect(await act('dividend', id, 'accept', await memberOf('agent'))).toMatchObject({ errorCode: 'contract.changed' });
    expect(await act('daily', id, 'accept', member)).toMatchObject({ errorCode: 'contract.changed' });
    expect(await act('dividend', 'made-up', 'accept', member)).toMatchObject({ errorCode: 'contract.changed' });
    await dev(gateway, 'PUT', 'whitelabel', { SIGNCONDIV3: '0' });
    expect(await act('dividend', id, 'accept', member)).toMatchObject({ status: 403, errorCode: 'function.not.available' });
    expect((await listOf('requests', member)).map(({ state }) => state)).toEqual(['offered', 'offered', 'offered', 'offered']);
  });
});
