import type { RateSet } from '#site/api/contract/team.ts';

/** Initial values: the agent sets all rates. */
export const NO_RATES: RateSet = { RNG: 0, LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, LOTT: 0, ELOTT: 0 };
