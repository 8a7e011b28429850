import { describe, expect, it } from 'vitest';
import { MINI_GAME_RULES, MINI_GAMES, numbersOf, oddsOf, WHEEL, winOf } from './miniGameRules.ts';

const every = MINI_GAMES.flatMap((game) => MINI_GAME_RULES[game].choices.map((choice) => [game, choice] as const));

/** Bytes whose 4-byte words are these. */
function words(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, index) => view.setUint32(4 * index, value));
  return new Uint8Array(view.buffer);
}

describe('the rules of mini games', () => {
  it.each(every)('[FTR-4] %s, %s: returns 95.8 of 100 on average, whatever is chosen', (game, choice) => {
    expect(oddsOf(game, choice).returned).toBeCloseTo(23 / 24, 10);
  });

  it('[FTR-4] states chances as the dice and the wheel have them', () => {
    expect(oddsOf('dice', 'under').chance).toBeCloseTo(15 / 36, 10);
    expect(oddsOf('dice', 'seven')).toMatchObject({ chance: 6 / 36, pays: 575 });
    expect(oddsOf('wheel', 'spin')).toMatchObject({ chance: 12 / 24, pays: 500 });
  });

  it('[FTR-4] takes its numbers from the bytes, each as likely as any other', () => {
    expect(numbersOf('wheel', words(25, 0, 0))).toEqual([1]);
    expect(numbersOf('dice', words(6, 11, 0))).toEqual([1, 6]);
    // 2 ** 32 - 1 is above the last whole multiple of both 6 and 24: the next word counts.
    expect(numbersOf('dice', words(2 ** 32 - 1, 2, 3, 0))).toEqual([3, 4]);
    expect(numbersOf('wheel', words(2 ** 32 - 1, 7, 0))).toEqual([7]);
  });

  it('[FTR-4] pays by the numbers, and rounds down what does not divide', () => {
    const { pays } = MINI_GAME_RULES.dice;
    expect([pays('under', [1, 5]), pays('seven', [3, 4]), pays('over', [6, 6]), pays('over', [3, 4])]).toEqual([230, 575, 230, 0]);
    expect(MINI_GAME_RULES.wheel.pays('spin', [WHEEL.indexOf(500)])).toBe(500);
    expect([winOf(100, 230), winOf(101, 575), winOf(3, 150)]).toEqual([230, 580, 4]);
  });
});
