import { expect, test } from 'vitest';

import { picture, runOf, trendPage } from './trend.ts';

const about = { day: '2026-11-23', commit: 'abc', yardstick: 200 };
const figure = (value: number, name = 'first paint') => ({ name, value, bar: 100, unit: 'ms' }) as const;

test('of figures with one name the worst is kept, each name once', () => {
  const { figures } = runOf(about, [figure(20), figure(120), figure(40), figure(5, 'search')]);
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['first paint', 120],
    ['search', 5],
  ]);
});

test('the page says what was last measured and when, whether it held, and how it went', () => {
  const runs = [
    runOf(about, [figure(80), figure(5, 'measured only then')]),
    runOf({ ...about, day: '2026-11-24' }, [figure(120), figure(3, 'new')]),
  ];
  const { markdown, pictures } = trendPage(runs);
  expect(markdown).toContain('| first paint | 120.0 ms | 100 | **missed** | 2026-11-24 | ![2 runs](0.svg) |');
  expect(markdown).toContain('| new | 3.0 ms | 100 | held | 2026-11-24 | ![1 runs](2.svg) |');
  expect(markdown).toContain('| measured only then | 5.0 ms | 100 | held | 2026-11-23 |');
  expect([...pictures.keys()]).toEqual(['0.svg', '1.svg', '2.svg']);
});

test('a picture stays in its frame, over the bar and where nothing may happen', () => {
  for (const [values, bar] of [
    [[10, 400, 20], 100],
    [[0], 0],
    [[0, 3], 0],
  ] as const) {
    const numbers = [...picture(values, bar).matchAll(/(?:c?y[12]?)="([\d.-]+)"/g)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(2);
    for (const number of numbers) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(32);
    }
  }
});

test('nothing measured makes a page without rows', () => {
  expect(trendPage([]).pictures.size).toBe(0);
});
