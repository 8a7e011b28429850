import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { numbersOf } from '#site/api/contract/miniGameRules.ts';
import { isFair, type Round } from './fairness.ts';

const serverSeed = 'a seed of the gateway';
const round: Round = {
  gameCode: 'dice',
  choice: 'over',
  stake: 100,
  seedHash: createHash('sha256').update(serverSeed).digest('hex'),
  clientSeed: 'a part of the player',
  serverSeed,
  numbers: numbersOf('dice', createHmac('sha256', serverSeed).update('dice:a part of the player').digest()),
  pays: 0,
  win: 0,
};
const [first = 0, second = 0] = round.numbers;

describe('verification of a round', () => {
  it('[FTR-4] accepts a round that matches its published hash', async () => {
    expect(await isFair(round)).toBe(true);
  });

  it.each([
    ['another seed than the promised one', { serverSeed: 'another seed' }],
    ['another part of the player', { clientSeed: 'another part' }],
    ['other numbers', { numbers: [(first % 6) + 1, second] }],
    ['another game', { gameCode: 'wheel' }],
  ] as const)('[FTR-4] finds %s', async (_what, change) => {
    expect(await isFair({ ...round, ...change })).toBe(false);
  });
});
