import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'An agent’s day: income, requests, contracts with their next settlement and what the next tier needs; and the team: its size, what its wallets hold together, and what it did in a period, beside as long before, in figures and a chart over time. Stands in the agent center.',
  props: {
    incomeAt: 'Where today’s income leads, such as `centre:myIncome`.',
    membersAt: 'Where new, active and inactive members lead, such as `centre:teamManagement`.',
    requestsAt: 'Where open requests for contracts lead, such as `modal:contracts`.',
    contractsAt: 'Where each kind of contract leads: `dividend`, `daily`, `hourly`, `realtime`.',
  },
  examples: [
    {
      incomeAt: 'centre:myIncome',
      membersAt: 'centre:teamManagement',
      requestsAt: 'modal:contracts',
      contractsAt: {
        dividend: 'centre:dividendRecord',
        daily: 'centre:dailyWages',
        hourly: 'centre:hourlySalary',
        realtime: 'centre:realTimeSalary',
      },
    },
    {},
  ],
};
