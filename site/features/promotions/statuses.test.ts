import { expect, it } from 'vitest';

import { PROMOTION_STATUSES, type PromotionStatus } from '#site/api/contract/promotions.ts';
import { chipOf, verbOf } from './statuses.ts';

/** What a one-press promotion, an application and a raffle show at each status: a chip or an action. */
const shown = (status: PromotionStatus) => {
  const plain = { status, application: null, raffle: null, canReapply: false };
  const kinds = [plain, { ...plain, application: { contact: null } }, { ...plain, raffle: { prizes: [] } }];
  return kinds.map((promotion) => ({ chip: chipOf(status), verb: verbOf(promotion) }));
};

it('[MEM-10] each of the ten statuses shows either a chip or a button, never both', () => {
  const chips = PROMOTION_STATUSES.filter((status) => chipOf(status) !== undefined);
  expect(chips).toEqual(['applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'joined', 'comingSoon']);
  for (const status of chips) for (const { chip, verb } of shown(status)) expect({ chip, verb }).toEqual({ chip: status, verb: undefined });
  expect(shown('join').map(({ verb }) => verb)).toEqual(['join', 'apply', 'open_ticket']);
  expect(shown('claim').map(({ verb }) => verb)).toEqual(['claim', 'claim', 'open_ticket']);
});

it('[MEM-10] a rejection that allows another application shows both the chip and the button', () => {
  const rejected = { status: 'rejected', application: { contact: null }, raffle: null, canReapply: true } as const;
  expect([chipOf(rejected.status), verbOf(rejected)]).toEqual(['rejected', 'apply_again']);
});

it('[MEM-10] a promotion that is only announced shows neither', () => {
  expect([chipOf(null), verbOf({ status: null, application: null, raffle: null, canReapply: false })]).toEqual([undefined, undefined]);
});
