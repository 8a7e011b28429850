/** The gateway's exports for the web server and tests. */
export { createGames } from '../games/index.ts';
export type { GamesOptions } from '../games/index.ts';
export { FIREBASE_PREFIXES } from '../dev/firebaseEmulator.ts';
export { PROVIDER_STUBS } from '../dev/providers.ts';
export { openDatabase } from '../db/database.ts';
export type { Database } from '../db/database.ts';
export { SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from '../seed/accounts.ts';
export { ROAMING } from '../seed/roaming.ts';
export { createGateway } from './app.ts';
export type { GatewayOptions, LogLine, RunningGateway } from './app.ts';
export type { MerchantProviders, MerchantSeed } from './context.ts';
export type { Connection } from './faults.ts';
export type { GameWallet } from './gameWallet.ts';
export type { Fetch } from './providerClient.ts';
export type { Snapshot } from './merchants.ts';
export { seededRandom, systemRandom } from './random.ts';
export type { Random } from './random.ts';
