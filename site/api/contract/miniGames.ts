import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { MINI_GAMES } from './miniGameRules.ts';
import { noParameters, shortText } from './shapes.ts';

/**
 * What a member needs before a bet: the stakes, and the hash (SHA-256, hex) of the seed that decides the next round. The seed is
 * revealed with that round, which proves that it was chosen before.
 */
export const miniGameTable = defineCall({
  name: 'miniGameTable',
  method: 'GET',
  path: '/wps/relay/MGS_getTable',
  moduleId: 'MINIGAME3',
  auth: 'member',
  request: noParameters,
  response: (wire) => v.object({ seedHash: v.string(), leastStake: wire.money(), mostStake: wire.money() }),
});

/**
 * Stakes on a round and decides it. `seedHash` is the one that the player was shown, `clientSeed` the player's own part.
 * A trial account stakes its play money, never real money; `balance` is then what is left of that.
 * `pays` is in hundredths of the stake; `serverSeed` is what `seedHash` promised, `nextSeedHash` the next promise.
 */
export const playMiniGame = defineCall({
  name: 'playMiniGame',
  method: 'POST',
  path: '/wps/relay/MGS_play',
  moduleId: 'MINIGAME3',
  auth: 'member',
  request: (wire) =>
    v.object({
      gameCode: v.picklist(MINI_GAMES),
      choice: shortText,
      stake: wire.money(),
      seedHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Must be a hash')),
      clientSeed: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'Must be 8 to 64 letters, digits or hyphens')),
    }),
  response: (wire) =>
    v.object({
      roundId: v.string(),
      numbers: v.array(v.number()),
      pays: v.number(),
      win: wire.money(),
      balance: wire.money(),
      serverSeed: v.string(),
      nextSeedHash: v.string(),
    }),
});
