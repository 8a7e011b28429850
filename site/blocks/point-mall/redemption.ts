import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { redeemList, RedeemStatus } from '#site/api/contract/points.ts';
import type { BadgeTone } from '#ui';

export type Redemption = CallOutput<typeof redeemList>['list'][number];

/** Badge tone by status; the label is the text `status_<name>`. */
export const STATUS_TONES: Readonly<Record<RedeemStatus, BadgeTone>> = { process: 'info', approved: 'positive', rejected: 'critical' };
