import type { Database } from '#gateway/api/index.ts';
import type { MerchantSeed, Random } from '#gateway/api/index.ts';
import { createProviderClient } from '#gateway/api/providerClient.ts';
import { seedCatalogue } from '#gateway/seed/catalogue.ts';
import { isSeeded, seedMerchant } from '#gateway/seed/seed.ts';

interface Seeds {
  readonly db: Database;
  readonly now: () => number;
  readonly random: Random;
  readonly merchants: readonly MerchantSeed[];
  readonly passwordCost: number;
}

/** Seeds the merchants that are not there, which a gateway does when each is first asked for. */
export function seedNow({ db, now, random, merchants, passwordCost }: Seeds): void {
  const gateway = { db, now, random, passwordCost, gamesOrigin: '', providers: createProviderClient(fetch, fetch) };
  db.transaction(() => seedCatalogue(db));
  for (const merchant of merchants) if (!isSeeded(gateway, merchant)) seedMerchant(gateway, merchant);
}
