import { startBetPoints } from '../domain/mall/betPoints.ts';
import { alignDays } from '../domain/teamReports/align.ts';
import type { Gateway, MerchantSeed } from '../api/context.ts';
import { isSeeded, seedBesideRequests } from './seed.ts';

/** Resolves once a merchant's data is there: it is seeded when it is first asked for. */
export type MakeReady = (merchant: MerchantSeed) => Promise<void>;

/** One merchant after another, the first asked for first. `say` logs slow work. */
export function seedsOnDemand(gateway: Gateway, say?: (line: string) => void): MakeReady {
  const asked = new Map<string, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  const prepare = async (merchant: MerchantSeed): Promise<void> => {
    if (!isSeeded(gateway, merchant)) return seedBesideRequests(gateway, merchant);
    alignDays(gateway.db, merchant.code, merchant.timeZone, say);
    startBetPoints(gateway.db, merchant);
  };
  return (merchant) => {
    const known = asked.get(merchant.code);
    if (known !== undefined) return known;
    const made = last.then(() => prepare(merchant));
    asked.set(merchant.code, made);
    // After a failure the next request tries again.
    last = made.catch(() => asked.delete(merchant.code));
    return made;
  };
}
