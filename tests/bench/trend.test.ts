import { expect, test } from 'vitest';

import { runOf, sparkline, trendPage } from './trend.ts';

const about = { day: '2026-11-23', commit: 'abc', yardstick: 200 };
const figure = (value: number, name = 'first paint') => ({ name, value, bar: 100, unit: 'ms' }) as const;

test('of figures with one name the worst is kept, each name once', () => {
  const { figures } = runOf(about, [figure(20), figure(120), figure(40), figure(5, 'search')]);
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['first paint', 120],
    ['search', 5],
  ]);
});

test('the page says what was last measured and when, whether it held, and its trend', () => {
  const runs = [
    runOf(about, [figure(80), figure(5, 'measured only then')]),
    runOf({ ...about, day: '2026-11-24' }, [figure(120), figure(3, 'new')]),
  ];
  const markdown = trendPage(runs);
  expect(markdown).toContain('| first paint | 120.0 ms | 100 | **missed** | 2026-11-24 | ▆█ |');
  expect(markdown).toContain('| new | 3.0 ms | 100 | held | 2026-11-24 | ▁ |');
  expect(markdown).toContain('| measured only then | 5.0 ms | 100 | held | 2026-11-23 |');
});

test.each([
  [[10, 400, 20], 100, '▁█▁'],
  [[50, 100], 100, '▅█'],
  [[0], 0, '▁'],
  [[0, 3], 0, '▁█'],
])('the trend of %j under a bar of %i is %s', (values, bar, line) => {
  expect(sparkline(values, bar)).toBe(line);
});

test('nothing measured makes a page without rows', () => {
  expect(trendPage([])).toMatch(/---\|\n$/);
});
