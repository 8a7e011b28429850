import type { DepositStatus, WithdrawalStatus } from '#site/api/contract/cashierRules.ts';
import type { BadgeTone } from '#ui';

/** Badge tones by order status; the labels are `deposit_<state>` and `payout_<state>`. */
export const DEPOSIT_TONES: Readonly<Record<DepositStatus, BadgeTone>> = {
  pending: 'caution',
  paid: 'info',
  credited: 'positive',
  expired: 'neutral',
  cancelled: 'neutral',
  rejected: 'critical',
};

export const PAYOUT_TONES: Readonly<Record<WithdrawalStatus, BadgeTone>> = {
  pending: 'caution',
  paying: 'info',
  paidOut: 'accent',
  investigating: 'caution',
  received: 'positive',
  rejected: 'critical',
};
