import { describe, expect, it } from 'vitest';
import { draw, drawOf, openDraws, openedDraws } from './draws.ts';
import { LOTTERIES, lotteryOf } from './games.ts';
import type { Lottery } from './games.ts';
import { hitsOf } from './hits.ts';
import type { PlayType } from './plays.ts';
import { oddsOf, prizeTable, PRIZE_TABLES } from './prizes.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const HOUR_MS = 3_600_000;

function known(code: string): Lottery {
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new Error(code);
  return lottery;
}

function play(lottery: Lottery, playType: string): PlayType {
  const found = lottery.plays.find((candidate) => candidate.playType === playType);
  if (found === undefined) throw new Error(playType);
  return found;
}

const openDraw = (lottery: Lottery, now: number) => {
  const [first] = openDraws(lottery, now);
  if (first === undefined) throw new Error(lottery.code);
  return first;
};

describe('draws', () => {
  it('[APP-5] the Vietnamese regions are drawn daily at 16:15, 17:15 and 18:15 in their time zone', () => {
    const times = ['VNMN', 'VNMT', 'VNMB'].map((code) => new Date(openDraw(known(code), NOON - 10 * HOUR_MS).drawsAt).toISOString());
    expect(times).toEqual(['2026-01-15T09:15:00.000Z', '2026-01-15T10:15:00.000Z', '2026-01-15T11:15:00.000Z']);
    expect(openDraw(known('VNMB'), NOON)).toMatchObject({ numero: '20260116' });
  });

  it('[APP-5] [GAM-9] in the South and the Central region the stations of the day draw, each for itself', () => {
    const stations = (code: string, now: number) => openDraws(known(code), now).map(({ station }) => station);
    // From Sunday the 11th, before the first draw.
    const week = (code: string) => Array.from({ length: 7 }, (_, day) => stations(code, NOON + (day - 4) * 24 * HOUR_MS - 6 * HOUR_MS));
    expect(week('VNMN').map((day) => day.length)).toEqual([3, 3, 3, 3, 3, 3, 4]);
    expect(week('VNMT').map((day) => day.length)).toEqual([3, 2, 2, 2, 3, 2, 3]);
    expect(week('VNMN')[1]).toEqual(['TP. HCM', 'Đồng Tháp', 'Cà Mau']);
    expect(week('VNMN')[6]).toEqual(['TP. HCM', 'Long An', 'Bình Phước', 'Hậu Giang']);
    expect(week('VNMT')[4]).toEqual(['Bình Định', 'Quảng Trị', 'Quảng Bình']);
    expect(stations('VNMB', NOON)).toEqual([undefined]);
    const [tayNinh, anGiang] = openedDraws(known('VNMN'), 2, NOON);
    expect([tayNinh?.numero, tayNinh?.station, anGiang?.numero, anGiang?.station]).toEqual([
      '20260115-TN',
      'Tây Ninh',
      '20260115-AG',
      'An Giang',
    ]);
    expect(tayNinh?.drawnAt).toBe(anGiang?.drawnAt);
    expect(tayNinh?.prizes).not.toEqual(anGiang?.prizes);
    // Another day's station, and no station.
    expect(['20260115-HCM', '20260115', '20260115-'].map((numero) => drawOf(known('VNMN'), numero))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[APP-5] a draw takes bets until it closes, then the next one does', () => {
    const lottery = known('SEA3');
    const { numero, closesAt, drawsAt } = openDraw(lottery, NOON);
    expect(drawsAt - closesAt).toBe(10_000);
    expect(openDraw(lottery, closesAt - 1).numero).toBe(numero);
    expect(openDraw(lottery, closesAt)).toMatchObject({ drawsAt: drawsAt + 180_000 });
    expect(openedDraws(lottery, 1, drawsAt)[0]?.numero).toBe(numero);
    expect(openedDraws(lottery, 1, drawsAt - 1)[0]?.numero).not.toBe(numero);
  });

  it('[APP-5] the last draw of a day belongs to it, at midnight', () => {
    const midnight = Date.UTC(2026, 0, 15, 17);
    const [last] = openedDraws(known('SEA1'), 1, midnight);
    expect(last).toMatchObject({ numero: '202601151440', drawnAt: midnight });
    expect(openedDraws(known('SEA1'), 1, midnight + 60_000)[0]?.numero).toBe('202601160001');
  });

  it.each(LOTTERIES)('[GAM-9] $code has a hundred opened draws, each with its own number, time and result', (lottery) => {
    const opened = openedDraws(lottery, 100, NOON);
    expect(new Set(opened.map(({ numero }) => numero)).size).toBe(100);
    expect(opened.every(({ numero, drawnAt }) => drawOf(lottery, numero)?.drawsAt === drawnAt)).toBe(true);
    expect(new Set(opened.map(({ prizes }) => JSON.stringify(prizes))).size).toBeGreaterThan(40);
  });

  it.each(LOTTERIES)('[APP-5] $code draws the same whenever it is asked, and what its format says', (lottery) => {
    const [first, second] = openedDraws(lottery, 2, NOON);
    expect(draw(lottery, first?.numero ?? '')).toEqual(first?.prizes);
    expect(openedDraws(lottery, 20, NOON + 3 * lottery.schedule.everyMs)).toContainEqual(first);
    expect(first?.prizes).not.toEqual(second?.prizes);
    const { format } = lottery;
    if (format.kind === 'balls') {
      const balls = first?.prizes[0]?.numbers ?? [];
      expect(new Set(balls).size).toBe(format.drawn);
      expect(balls.every((ball) => Number(ball) >= 1 && Number(ball) <= format.from)).toBe(true);
    } else {
      expect(first?.prizes.map(({ tier, numbers }) => ({ tier, count: numbers.length, digits: numbers[0]?.length }))).toEqual(format.tiers);
    }
  });

  it.each(['', '20260230', '2026011', '20260115x', '202601150000', '202601151441', '99999999'])(
    '[API-6] %j is the number of no draw',
    (numero) => {
      expect(drawOf(known('SEA1'), numero)).toBeUndefined();
    },
  );
});

describe('odds', () => {
  it('[CFG-15] each prize mode has a separate table, by the platform ids', () => {
    expect(PRIZE_TABLES.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Lott'],
      [2, 'ZY'],
      [3, 'Elott'],
      [5, 'SEA'],
    ]);
  });

  it('[APP-5] are the fair ones times what the table returns', () => {
    const [lott, sea] = [prizeTable(1), prizeTable(5)];
    if (!lott || !sea) throw new Error('no table');
    expect(oddsOf(known('VNMB'), play(known('VNMB'), 'pair_last'), lott)).toBe(900_000);
    // A pair is matched against 27 numbers in the north, 18 in the south.
    expect(oddsOf(known('VNMB'), play(known('VNMB'), 'pair_any'), lott)).toBe(33_333);
    expect(oddsOf(known('VNMN'), play(known('VNMN'), 'pair_any'), lott)).toBe(50_000);
    expect(oddsOf(known('SEA1'), play(known('SEA1'), 'sum_sides'), sea)).toBe(19_200);
    expect(oddsOf(known('SEA45'), play(known('SEA45'), 'pick_2'), sea)).toBe(633_600);
  });

  it('[APP-5] of numbers that come together follow from the chance that all of them come', () => {
    const lott = prizeTable(1);
    if (!lott) throw new Error('no table');
    const odds = (code: string, playType: string) => oddsOf(known(code), play(known(code), playType), lott) / 10_000;
    // Two of 27 numbers that each may come again: 1 - 2 × 0.99^27 + 0.98^27 = 0.0549…
    expect(odds('VNMB', 'together_2')).toBeCloseTo(0.9 / (1 - 2 * 0.99 ** 27 + 0.98 ** 27), 3);
    expect([2, 3, 4].map((size) => Math.floor(odds('VNMB', `together_${size}`)))).toEqual([16, 73, 337]);
    expect([2, 3, 4].map((size) => Math.floor(odds('VNMN', `together_${size}`)))).toEqual([34, 229, 1620]);
    // Of 27 numbers 23 have three digits, of 18 there are 17.
    expect(odds('VNMB', 'three_any')).toBeCloseTo(900 / 23, 3);
    expect(odds('VNMN', 'three_any')).toBeCloseTo(900 / 17, 3);
    expect([odds('VNMT', 'pair_head'), odds('VNMT', 'pair_tail'), odds('VNMT', 'head_tail')]).toEqual([90, 90, 45]);
  });

  it.each(LOTTERIES.flatMap((lottery) => lottery.plays.map((one) => ({ code: lottery.code, name: one.playType, lottery, one }))))(
    '[APP-5] $code $name pays back, over many draws, about what its table returns',
    ({ lottery, one }) => {
      // One pick of each column, the same in each draw; rare wins are covered by the arithmetic above.
      const picks = one.shape.columns.map(({ options }) => options.slice(0, Math.max(1, one.shape.size)));
      const table = prizeTable(lottery.prizeModes[0] ?? 0);
      if (!table) throw new Error('no table');
      const odds = oddsOf(lottery, one, table) / 10_000;
      if (odds > 12) return;
      const draws = openedDraws(lottery, 2000, NOON);
      const combinations = one.shape.counting === 'sum' ? picks.flat().length : 1;
      const paid = draws.reduce((sum, { prizes }) => {
        const hits = hitsOf(one, picks, prizes);
        return sum + (hits === 'tie' ? table.returns / 10_000 : hits * odds);
      }, 0);
      expect(paid / (draws.length * combinations)).toBeCloseTo(table.returns / 10_000, 0.3);
    },
  );
});

const five = (number: string) => [{ tier: 'drawn', numbers: [number] }];

describe('a line in a draw', () => {
  const vietnam = [
    { tier: 'special', numbers: ['90417'] },
    { tier: 'first', numbers: ['55517'] },
    { tier: 'seventh', numbers: ['17', '71'] },
  ];
  const hits = (code: string, playType: string, picks: string[][], prizes = vietnam) => hitsOf(play(known(code), playType), picks, prizes);

  it('[APP-5] a pair wins once for each prize that ends in it, or by the special prize alone', () => {
    expect(hits('VNMB', 'pair_any', [['17']])).toBe(3);
    expect(hits('VNMB', 'pair_any', [['17', '71', '04']])).toBe(4);
    expect(hits('VNMB', 'pair_last', [['17', '71']])).toBe(1);
    expect(hits('VNMB', 'three_last', [['4', '5'], ['1'], ['7']])).toBe(1);
    expect(hits('VNMB', 'three_last', [['7'], ['1'], ['4']])).toBe(0);
    expect(hits('VNMB', 'digit_last', [['1', '7']])).toBe(1);
  });

  it('[APP-5] three digits win for each prize of so many that ends in them', () => {
    const prizes = [...vietnam, { tier: 'sixth', numbers: ['417', '741'] }];
    expect(hits('VNMB', 'three_any', [['4', '5'], ['1'], ['7']], prizes)).toBe(3);
    expect(hits('VNMB', 'three_any', [['0'], ['1'], ['7']], prizes)).toBe(0);
  });

  it('[APP-5] head and tail are the eighth prize and the end of the special one', () => {
    const south = [
      { tier: 'special', numbers: ['123456'] },
      { tier: 'first', numbers: ['00078'] },
      { tier: 'eighth', numbers: ['78'] },
    ];
    const won = (playType: string) => ['56', '78'].map((pick) => hits('VNMN', playType, [[pick]], south));
    expect([won('pair_head'), won('pair_tail'), won('head_tail')]).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(hits('VNMN', 'head_tail', [['56', '78']], south)).toBe(2);
  });

  it('[APP-5] numbers win together when each of them ends some prize, however often', () => {
    expect(hits('VNMB', 'together_2', [['17', '71']])).toBe(1);
    expect(hits('VNMB', 'together_2', [['17', '04']])).toBe(0);
    const prizes = [...vietnam, { tier: 'sixth', numbers: ['004', '933'] }];
    expect(hits('VNMB', 'together_2', [['04', '17', '33', '71']], prizes)).toBe(6);
    expect(hits('VNMB', 'together_3', [['04', '17', '33', '55']], prizes)).toBe(1);
    expect(hits('VNMB', 'together_4', [['04', '17', '33', '71']], prizes)).toBe(1);
  });

  it('[APP-5] all of a combination must be among the balls', () => {
    const balls = [{ tier: 'drawn', numbers: ['01', '04', '07', '09', '11'] }];
    expect(hits('SEA11', 'pick_2', [['01', '04', '05']], balls)).toBe(1);
    expect(hits('SEA11', 'pick_2', [['01', '04', '07']], balls)).toBe(3);
    expect(hits('SEA11', 'pick_3', [['01', '04', '05']], balls)).toBe(0);
  });

  it('[APP-5] the sum is low to 22 and high from 23, odd or even', () => {
    expect(hits('SEA1', 'sum_sides', [['low'], ['even']], five('90805'))).toBe(2);
    expect(hits('SEA1', 'sum_sides', [['high'], ['odd']], five('90806'))).toBe(2);
    expect(hits('SEA1', 'sum_sides', [['low'], []], five('90806'))).toBe(0);
  });

  it('[APP-5] the first digit duels with the last, and equal ones give the stake back', () => {
    expect(hits('SEA1', 'dragon_tiger', [['dragon']], five('90001'))).toBe(1);
    expect(hits('SEA1', 'dragon_tiger', [['dragon']], five('10009'))).toBe(0);
    expect(hits('SEA1', 'dragon_tiger', [['dragon']], five('40004'))).toBe('tie');
  });
});
