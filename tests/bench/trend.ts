/** What was measured over time: one Markdown page with a table, and a small picture of each figure's way. */
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

const [WIDTH, HEIGHT, MARGIN] = [160, 32, 3] as const;

/** A figure's way over the runs; the dashed line is its bar. Colours that are read on white and on black. */
export function picture(values: readonly number[], bar: number): string {
  const top = Math.max(bar, ...values) || 1;
  const x = (place: number): number => MARGIN + (values.length > 1 ? place / (values.length - 1) : 1) * (WIDTH - 2 * MARGIN);
  const y = (value: number): number => HEIGHT - MARGIN - (value / top) * (HEIGHT - 2 * MARGIN);
  const points = values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`);
  const last = values.at(-1) ?? 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<line x1="0" x2="${WIDTH}" y1="${y(bar).toFixed(1)}" y2="${y(bar).toFixed(1)}" stroke="#8a8f98" stroke-dasharray="3 3"/>`,
    `<polyline points="${points.join(' ')}" fill="none" stroke="#3b82f6" stroke-width="1.5"/>`,
    `<circle cx="${x(values.length - 1).toFixed(1)}" cy="${y(last).toFixed(1)}" r="2.5" fill="${last <= bar ? '#16a34a' : '#dc2626'}"/>`,
    '</svg>\n',
  ].join('');
}

export interface TrendPage {
  readonly markdown: string;
  /** Pictures by file name, as the page names them. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The page of all runs, oldest first: of each figure what it was when it was last measured, may be and has been. */
export function trendPage(runs: readonly Run[]): TrendPage {
  const last = runs.at(-1);
  const pictures = new Map<string, string>();
  const latest = new Map(runs.flatMap(({ day, figures }) => figures.map((figure) => [figure.name, { ...figure, day }] as const)));
  const rows = [...latest.values()].map(({ name, value, bar, unit, day }, place) => {
    const values = runs.flatMap(({ figures }) => figures.filter((figure) => figure.name === name).map((figure) => figure.value));
    const file = `${place}.svg`;
    pictures.set(file, picture(values, bar));
    return `| ${name} | ${shown(value, bar)} ${unit} | ${bar} | ${value <= bar ? 'held' : '**missed**'} | ${day} | ![${values.length} runs](${file}) |`;
  });
  const markdown = [
    '# What is measured, and how it went',
    '',
    `Written by \`npm run bench\`. Last run: ${last?.day ?? 'none'}, commit ${last?.commit ?? 'none'}; a fixed loop took ${(last?.yardstick ?? 0).toFixed(0)} ms.`,
    'Milliseconds are of that machine: compare runs whose loop took alike. The dashed line is the bar.',
    '',
    '| figure | value | at most | | measured | trend |',
    '|---|---:|---:|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  return { markdown, pictures };
}
