import { describe, expect, it } from 'vitest';

import type { Play } from '#site/api/contract/lottery.ts';
import { mulberry32 } from '../../../tests/mulberry32.ts';
import { editing, emptySlip, priceOf, quickPick, stakeFault, stakeOf, toggled, withLine, withoutLine, withStake } from './slip.ts';

const options = Array.from({ length: 11 }, (_, index) => String(index + 1).padStart(2, '0'));
const pickTwo: Play = {
  playType: 'pick_2',
  columns: [{ options, least: 2, most: 4 }],
  counting: 'choose',
  size: 2,
  mostCombinations: 500,
  everyPrize: false,
  odds: { 5: 52_800 },
};
const sides: Play = {
  ...pickTwo,
  playType: 'sum_sides',
  columns: [
    { options: ['low', 'high'], least: 0, most: 1 },
    { options: ['odd', 'even'], least: 0, most: 1 },
  ],
  counting: 'sum',
  odds: { 5: 19_200 },
};
const terms = { prizeMode: 5, drawnCount: 5, exponent: 2 };
const line = (id: string, picks = [['01', '02']]) => ({ id, playType: 'pick_2', picks, stake: 10_000 });

describe('the bet slip', () => {
  it('[APP-5] adds a line from the board, edits it in place and removes it', () => {
    const two = withLine(withLine(emptySlip, line('a'), '7'), line('b'), '7');
    expect(two.lines.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(two.drafts['pick_2']).toEqual([]);
    const edited = editing(two, line('a'), pickTwo);
    expect(edited.drafts['pick_2']).toEqual([['01', '02']]);
    const changed = withLine(edited, line('new', [['03', '04']]), '7');
    expect(changed.lines).toEqual([line('a', [['03', '04']]), line('b')]);
    expect(changed.editing).toBeUndefined();
    expect(withoutLine(changed, 'a').lines.map(({ id }) => id)).toEqual(['b']);
    expect(withLine(withoutLine(edited, 'a'), line('c'), '7').lines.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('[APP-5] sorts picks in board order up to the maximum, and replaces the pick in a single-pick column', () => {
    let picks: string[][] = [[]];
    for (const option of ['05', '01', '03', '02', '09']) picks = toggled(pickTwo, picks, 0, option);
    expect(picks).toEqual([['01', '02', '03', '05']]);
    expect(toggled(pickTwo, picks, 0, '03')).toEqual([['01', '02', '05']]);
    expect(toggled(sides, [['low'], ['odd']], 0, 'high')).toEqual([['high'], ['odd']]);
  });

  it('[APP-5] a quick pick is a complete bet, and deterministic for a seed', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      for (const play of [pickTwo, sides]) {
        const picks = quickPick(play, mulberry32(seed));
        expect(priceOf(play, picks, 10_000, terms).combinations).toBeGreaterThan(0);
        expect(quickPick(play, mulberry32(seed))).toEqual(picks);
      }
    }
    expect(quickPick(pickTwo, mulberry32(1))).not.toEqual(quickPick(pickTwo, mulberry32(2)));
  });

  it('[APP-5] calculates a line’s price and maximum win', () => {
    expect(priceOf(pickTwo, [['01', '02', '03', '04']], 10_000, terms)).toEqual({ combinations: 6, total: 600, win: 3168 });
    expect(priceOf(sides, [['low'], ['odd']], 10_000, terms)).toEqual({ combinations: 2, total: 200, win: 384 });
    // Matched against more numbers than the first prize has.
    const together: Play = { ...pickTwo, rule: { kind: 'together', tiers: [], digits: 2, numbers: 27 } };
    expect(priceOf(together, [['01', '02', '03']], 10_000, { ...terms, drawnCount: 1 }).win).toBe(1584);
    expect(priceOf(pickTwo, [['01']], 10_000, terms)).toEqual({ combinations: 0, total: 0, win: 0 });
  });

  it('[APP-5] stores points for plays staked in points, and amounts for the others', () => {
    const points = { pointPrice: 230_000_000 };
    expect([stakeOf(emptySlip, points, 1_000), stakeOf(emptySlip, {}, 1_000)]).toEqual([230_000_000, 1_000]);
    const staked = withStake(withStake(emptySlip, points, 10 * 230_000_000), {}, 5_000);
    expect([stakeOf(staked, points, 1_000), stakeOf(staked, {}, 1_000)]).toEqual([2_300_000_000, 5_000]);
    // The price of a point differs by play.
    expect(stakeOf(staked, { pointPrice: 170_000_000 }, 1_000)).toBe(1_700_000_000);
    const edited = editing(staked, { ...line('a'), stake: 3 * 230_000_000 }, points);
    expect([stakeOf(edited, points, 1_000), stakeOf(edited, {}, 1_000)]).toEqual([690_000_000, 5_000]);
    expect(stakeOf(withStake(staked, points, 0), points, 1_000)).toBe(0);
  });

  it.each([
    [0, 'stake_missing'],
    [900, 'stake_low'],
    [1_050, 'stake_uneven'],
    [1_700_000, 'stake_high'],
    [1_000, undefined],
  ] as const)('[APP-5] a stake of %j ten-thousandths is told as %j', (stake, fault) => {
    const price = priceOf(pickTwo, [['01', '02', '03']], stake, terms);
    expect(stakeFault(stake, price, { leastStake: 1_000, mostTotal: 50_000 })).toBe(fault);
  });
});
