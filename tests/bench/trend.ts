/** Measurements over time: one Markdown page with a table. */
import * as v from 'valibot';

import type { Figure } from './site/figure.ts';

/** One run of `npm run bench`. Of several figures with one name the worst counts. */
const run = v.object({
  /** Day of the run: `2026-11-23`. */
  day: v.string(),
  commit: v.string(),
  /** How long the machine took for a fixed piece of work, in milliseconds: runs on unlike machines are told apart by it. */
  yardstick: v.number(),
  figures: v.array(v.object({ name: v.string(), value: v.number(), bar: v.number(), unit: v.string() })),
});
export const history = v.array(run);
export type Run = v.InferOutput<typeof run>;

type Kept = Run['figures'][number];

/** A run's figures by name. A bar of 0 counts what may not happen at all. */
export function runOf(about: Omit<Run, 'figures'>, figures: readonly Figure[]): Run {
  const worst = new Map<string, Kept>();
  for (const { name, value, bar, unit } of figures)
    if (value >= (worst.get(name)?.value ?? -Infinity)) worst.set(name, { name, value, bar, unit });
  return { ...about, figures: [...worst.values()] };
}

/** A value as a reader wants it: a share and a ratio have their digits behind the point. */
export const shown = (value: number, bar: number): string => value.toFixed(bar < 2 && bar > 0 ? 3 : 1);

const LEVELS = '▁▂▃▄▅▆▇█';

/** Values over the runs as a line of blocks; the highest block is the bar, or the highest value above it. */
export function sparkline(values: readonly number[], bar: number): string {
  const top = Math.max(bar, ...values) || 1;
  return values.map((value) => LEVELS[Math.round((value / top) * (LEVELS.length - 1))]).join('');
}

/** The page of all runs, oldest first: each figure's last value, its bar and its trend, as Markdown. */
export function trendPage(runs: readonly Run[]): string {
  const last = runs.at(-1);
  const latest = new Map(runs.flatMap(({ day, figures }) => figures.map((figure) => [figure.name, { ...figure, day }] as const)));
  const rows = [...latest.values()].map(({ name, value, bar, unit, day }) => {
    const values = runs.flatMap(({ figures }) => figures.filter((figure) => figure.name === name).map((figure) => figure.value));
    return `| ${name} | ${shown(value, bar)} ${unit} | ${bar} | ${value <= bar ? 'held' : '**missed**'} | ${day} | ${sparkline(values, bar)} |`;
  });
  return [
    '# What is measured, and its trend',
    '',
    `Written by \`npm run bench\`. Last run: ${last?.day ?? 'none'}, commit ${last?.commit ?? 'none'}; a fixed loop took ${(last?.yardstick ?? 0).toFixed(0)} ms.`,
    'Milliseconds are of that machine: compare runs whose loop took alike. The highest block of a trend is the bar, or a value above it.',
    '',
    '| figure | value | at most | | measured | trend |',
    '|---|---:|---:|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
