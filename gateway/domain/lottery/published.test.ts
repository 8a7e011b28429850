import { describe, expect, it } from 'vitest';
import { combinationsOf, payout } from '#site/api/contract/lotteryRules.ts';
import vectors from '../../../tests/vectors/lottery.json' with { type: 'json' };
import { drawOf } from './draws.ts';
import { lotteryOf } from './games.ts';
import { hitsOf } from './hits.ts';
import { oddsOf, prizeTable } from './prizes.ts';

/** Published draws, with bets settled by hand and by independent arithmetic. */
describe.each(vectors.draws)('the published draw $numero of $gameCode', ({ gameCode, numero, station, prizes, bets }) => {
  const lottery = lotteryOf(gameCode);
  const table = prizeTable(1);
  if (lottery === undefined || table === undefined) throw new Error(gameCode);

  it('[GAM-9] is one of this lottery’s, of the station that drew that day, with its prizes', () => {
    expect(drawOf(lottery, numero)?.station).toBe(station);
    const drawn = prizes.map(({ tier, numbers }) => ({ tier, count: numbers.length, digits: numbers[0]?.length }));
    expect({ drawn }).toEqual({ drawn: lottery.format.kind === 'digits' && lottery.format.tiers });
  });

  it('[APP-5] has bets of every way to bet, some that win and some that lose', () => {
    for (const { playType } of lottery.plays) {
      const won = new Set(bets.filter((bet) => bet.playType === playType).map(({ hits }) => hits > 0));
      expect([playType, won.has(true), won.has(false)]).toEqual([playType, true, true]);
    }
  });

  it.each(bets)('[APP-5] $playType on $picks hits $hits times and pays $pays hundredths', ({ playType, picks, hits, pays }) => {
    const play = lottery.plays.find((known) => known.playType === playType);
    if (play === undefined) throw new Error(playType);
    expect(combinationsOf(play.shape, picks)).toBeGreaterThan(0);
    expect(hitsOf(play, picks, prizes)).toBe(hits);
    expect(payout(100_000, oddsOf(lottery, play, table), hits, 2)).toBe(pays);
  });
});
