import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { send, tokenOf } from './support.ts';

/** Sensible requests for the rows of an upline's side of contracts. */
export const CONTRACT_EXAMPLES = {
  givenContracts: { pageNo: 1, pageSize: 10 },
  contractDownlines: { pageNo: 1, pageSize: 10 },
  contractTerms: { memberId: '0' },
  offerContract: {
    memberId: '0',
    sort: 'dividend',
    period: 'M',
    tiers: [{ rate: 500, activeMembers: 5, validBet: 100_000, profitLoss: 10_000, betAmount: null }],
  },
};

export const CONTRACT_ASKED_BY: Partial<Record<CallName, string>> = {
  givenContracts: 'pact1',
  contractDownlines: 'pact1',
  contractTerms: 'pact1',
  offerContract: 'pact1',
};

/** An account's direct downline as the calls name it. */
export async function downlineOf(gateway: RunningGateway, upline: string, account: string): Promise<string> {
  const token = await tokenOf(gateway, upline);
  const { list } = (await send(gateway, calls.contractDownlines, { search: account, pageNo: 1, pageSize: 10 }, { token })).value;
  return list.find((downline) => downline.account === account)?.memberId ?? '';
}

export function contractPreparations(gateway: RunningGateway): Partial<Record<CallName, () => Promise<unknown>>> {
  const toDownline = async () => ({ memberId: await downlineOf(gateway, 'pact1', 'pact14') });
  return { contractTerms: toDownline, offerContract: toDownline };
}
