import type { RedeemNeed } from '#site/api/contract/points.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface RewardRule {
  readonly needs: readonly RedeemNeed[];
  /** How long the simulated back office takes to decide a redemption, by the gateway's clock. */
  readonly decidesAfterMs: number;
}

/**
 * What each type of reward requires, and its processing time. Shipped rewards are reviewed by people, booked ones are
 * quick.
 */
const RULES: Readonly<Record<string, RewardRule>> = {
  BONUS: { needs: [], decidesAfterMs: 2 * MINUTE_MS },
  SPINS: { needs: [], decidesAfterMs: 2 * MINUTE_MS },
  TRAVEL: { needs: ['mobile'], decidesAfterMs: HOUR_MS },
  GOODS: { needs: ['address', 'mobile'], decidesAfterMs: 6 * HOUR_MS },
};

/** Unknown types use the rule of shipped rewards. */
export function ruleOf(type: string): RewardRule {
  return (Object.hasOwn(RULES, type) ? RULES[type] : undefined) ?? { needs: ['address', 'mobile'], decidesAfterMs: 6 * HOUR_MS };
}

/**
 * Why the simulated back office rejects a redemption; `undefined` if it approves. It rejects an address without a
 * number and approves everything else.
 */
export function rejectionOf({ address }: { readonly address: string | null }): 'address' | undefined {
  return address !== null && !/\p{N}/u.test(address) ? 'address' : undefined;
}
