import type { RedeemNeed } from '#site/api/contract/points.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface RewardRule {
  readonly needs: readonly RedeemNeed[];
  /** How long the stand-in back office takes to decide a redemption, by the gateway's clock. */
  readonly decidesAfterMs: number;
}

/** What a type of reward asks for, and how long it is in process. What is sent is looked at by people; what is booked is quick. */
const RULES: Readonly<Record<string, RewardRule>> = {
  BONUS: { needs: [], decidesAfterMs: 2 * MINUTE_MS },
  SPINS: { needs: [], decidesAfterMs: 2 * MINUTE_MS },
  TRAVEL: { needs: ['mobile'], decidesAfterMs: HOUR_MS },
  GOODS: { needs: ['address', 'mobile'], decidesAfterMs: 6 * HOUR_MS },
};

/** Of a type without a rule: as of things that are sent. */
export function ruleOf(type: string): RewardRule {
  return (Object.hasOwn(RULES, type) ? RULES[type] : undefined) ?? { needs: ['address', 'mobile'], decidesAfterMs: 6 * HOUR_MS };
}

/**
 * Why the stand-in back office rejects a redemption; nothing where it approves. It can send nothing to an address without
 * a number of house, box or district, and approves everything else.
 */
export function rejectionOf({ address }: { readonly address: string | null }): 'address' | undefined {
  return address !== null && !/\p{N}/u.test(address) ? 'address' : undefined;
}
