import { expect, it } from 'vitest';

import { PROMOTION_STATUSES } from '#site/api/contract/promotions.ts';
import { GROUPS, groupOf, inGroup } from './groups.ts';

it('[MEM-10] every status has a tab, and every tab has a status', () => {
  const groups = PROMOTION_STATUSES.map((status) => groupOf({ status, canReapply: false }));
  expect(Object.fromEntries(PROMOTION_STATUSES.map((status, index) => [status, groups[index]]))).toEqual({
    join: 'open',
    claim: 'open',
    applying: 'underway',
    process: 'underway',
    joined: 'underway',
    issued: 'received',
    claimed: 'received',
    comingSoon: 'soon',
    close: 'over',
    rejected: 'over',
  });
  expect(new Set(groups)).toEqual(new Set(GROUPS));
  // An unknown status is listed without an action.
  expect(groupOf({ status: null, canReapply: false })).toBe('over');
});

it('[MEM-10] rewards that allow another application are open, sorted after claimable ones', () => {
  const rewards = (['join', 'rejected', 'claim', 'close'] as const).map((status) => ({ status, canReapply: status === 'rejected' }));
  expect(inGroup(rewards, 'open').map(({ status }) => status)).toEqual(['claim', 'rejected', 'join']);
});
