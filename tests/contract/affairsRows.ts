import { SEED_PAYMENT_PASSWORD } from '#gateway/api/index.ts';
import type { RunningGateway } from '#gateway/api/index.ts';
import type { ContractSort } from '#site/api/contract/agentContracts.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { CONTRACT_ASKED_BY, CONTRACT_EXAMPLES, contractPreparations } from './contractRows.ts';
import { EARNING_ASKED_BY, EARNING_EXAMPLES } from './earningRows.ts';
import { REPORT_ASKED_BY, REPORT_EXAMPLES, reportPreparations } from './reportRows.ts';
import { send, tokenOf } from './support.ts';
import { TEAM_ASKED_BY, TEAM_EXAMPLES, teamPreparations } from './teamRows.ts';

/** Sensible requests for the rows of the points mall, red envelopes, feedback, contracts, what these bring, and agents' teams. */
export const AFFAIRS_EXAMPLES = {
  pointDetails: { language: 'EN', pageNo: 1, pageSize: 10 },
  redeemPointReward: { rewardId: '1', quantity: 1, points: 1_000, paymentPassword: SEED_PAYMENT_PASSWORD },
  redeemList: { language: 'EN', pageNo: 1, pageSize: 10 },
  convertPoint: { units: 1_000, redeemAmount: 1_000, paymentPassword: SEED_PAYMENT_PASSWORD },
  redEnvelopes: { language: 'EN' },
  openRedEnvelope: { envelopeId: '1' },
  redEnvelopeHistory: { language: 'EN', pageNo: 1, pageSize: 10 },
  sendFeedback: { questionType: 'other', content: 'It went well and I like it', contact: 'me@example.com' },
  feedbackList: { pageNo: 1, pageSize: 10 },
  contractList: { list: 'requests', pageNo: 1, pageSize: 10 },
  processDividend: { contractId: '0', action: 'accept' },
  processDailySalary: { contractId: '0', action: 'accept' },
  processHourlySalary: { contractId: '0', action: 'accept' },
  processRealTimeSalary: { contractId: '0', action: 'accept' },
  consolidated: {},
  ...TEAM_EXAMPLES,
  ...REPORT_EXAMPLES,
  ...CONTRACT_EXAMPLES,
  ...EARNING_EXAMPLES,
};

/** Contracts are the team's. */
export const AFFAIRS_ASKED_BY: Partial<Record<CallName, string>> = {
  processDividend: 'team186',
  processDailySalary: 'team186',
  processHourlySalary: 'team186',
  processRealTimeSalary: 'team186',
  ...TEAM_ASKED_BY,
  ...REPORT_ASKED_BY,
  ...CONTRACT_ASKED_BY,
  ...EARNING_ASKED_BY,
};

/** The request of each kind that waits for a member of the team. */
export function affairsPreparations(gateway: RunningGateway): Partial<Record<CallName, () => Promise<unknown>>> {
  const requestOf = (wanted: ContractSort) => async () => {
    const token = await tokenOf(gateway, 'team186');
    const { list } = (await send(gateway, calls.contractList, { list: 'requests', pageNo: 1, pageSize: 10 }, { token })).value;
    return { contractId: list.find(({ sort }) => sort === wanted)?.contractId };
  };
  return {
    ...teamPreparations(gateway),
    ...reportPreparations(gateway),
    processDividend: requestOf('dividend'),
    processDailySalary: requestOf('daily'),
    processHourlySalary: requestOf('hourly'),
    processRealTimeSalary: requestOf('realtime'),
    ...contractPreparations(gateway),
  };
}
