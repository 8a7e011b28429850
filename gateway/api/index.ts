/** What the web server and tests use of the gateway. */
export { createGames } from '../games/index.ts';
export type { GamesOptions } from '../games/index.ts';
export { openDatabase } from '../db/database.ts';
export type { Database } from '../db/database.ts';
export { SEED_PASSWORD } from '../seed/accounts.ts';
export { createGateway } from './app.ts';
export type { GatewayOptions, LogLine, RunningGateway } from './app.ts';
export type { MerchantSeed } from './context.ts';
export type { Connection } from './faults.ts';
export type { GameWallet } from './gameWallet.ts';
export type { Snapshot } from './merchants.ts';
export { seededRandom, systemRandom } from './random.ts';
export type { Random } from './random.ts';
