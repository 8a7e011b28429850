import type { CallName } from '#site/api/contract/index.ts';

/** Around the moment that tests begin at. */
const days = { startDate: '2025-12-01', endDate: '2026-01-15' };

/** Sensible requests for what contracts bring. */
export const EARNING_EXAMPLES = {
  earningRecords: { sort: 'daily', side: 'received', ...days, pageNo: 1, pageSize: 10 },
  earningStatus: { sort: 'dividend' },
  agentIncome: days,
};

export const EARNING_ASKED_BY: Partial<Record<CallName, string>> = {
  earningRecords: 'agent',
  earningStatus: 'agent',
  agentIncome: 'agent',
};
