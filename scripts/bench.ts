/**
 * `npm run bench`: measures performance against its budgets. Exits 1 if a budget is exceeded. Run it on a quiet
 * machine. `-- --only lobby,shift` runs some suites; `-- --keep` stores the figures in `tests/bench/results`, with a
 * table of their trend; without it the same table is written to `test-results/bench`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import * as v from 'valibot';

import { centre } from '../tests/bench/site/centre.ts';
import { chunks } from '../tests/bench/site/chunks.ts';
import { early } from '../tests/bench/site/early.ts';
import { editor } from '../tests/bench/site/editor.ts';
import type { Figure } from '../tests/bench/site/figure.ts';
import { interaction } from '../tests/bench/site/interaction.ts';
import { live } from '../tests/bench/site/live.ts';
import { load } from '../tests/bench/site/load.ts';
import { lobby } from '../tests/bench/site/lobby.ts';
import { memory } from '../tests/bench/site/memory.ts';
import { merchants } from '../tests/bench/site/merchants.ts';
import { paint } from '../tests/bench/site/paint.ts';
import { records } from '../tests/bench/site/records.ts';
import { rendered } from '../tests/bench/site/rendered.ts';
import { resolve } from '../tests/bench/site/resolve.ts';
import { shift } from '../tests/bench/site/shift.ts';
import { team } from '../tests/bench/site/team.ts';
import { history, runOf, shown, trendPage } from '../tests/bench/trend.ts';

const KEPT = 'tests/bench/results';
const LOOKED_AT = 'test-results/bench';
const HISTORY = join(KEPT, 'history.json');

const suites: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  merchants,
  resolve: async () => [await resolve()],
  editor: async () => [await editor()],
  live,
  chunks,
  rendered,
  paint,
  lobby,
  shift,
  centre,
  interaction,
  early,
  memory,
  load,
  records,
  team,
};

function line({ name, detail, value, bar, unit }: Figure): string {
  const verdict = value <= bar ? 'ok    ' : 'MISSED';
  return `${verdict} ${shown(value, bar).padStart(8)} ${unit}  at most ${String(bar).padStart(5)}  ${name}${detail ? ` (${detail})` : ''}`;
}

/** A fixed amount of work, in milliseconds: measures the machine's current speed. */
function yardstick(): number {
  const started = performance.now();
  let value = 1;
  for (let step = 0; step < 20_000_000; step += 1) value = (value * 48_271) % 2_147_483_647;
  return value > 0 ? performance.now() - started : 0;
}

/** The table of all stored runs and this one. */
function writeTrend(measured: readonly Figure[], keep: boolean): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const about = { day: new Date().toISOString().slice(0, 10), commit, yardstick: Math.round(yardstick()) };
  const runs = [...v.parse(history, JSON.parse(readFileSync(HISTORY, 'utf8'))), runOf(about, measured)];
  const folder = keep ? KEPT : LOOKED_AT;
  if (!keep) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'README.md'), trendPage(runs));
  if (keep) writeFileSync(HISTORY, `${JSON.stringify(runs, null, 2)}\n`);
  return join(folder, 'README.md');
}

const { only, keep = false } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } }).values;
const chosen = only?.split(',') ?? Object.keys(suites);
const unknown = chosen.find((name) => !Object.hasOwn(suites, name));
if (unknown !== undefined) throw new Error(`There is no suite "${unknown}"; the suites are ${Object.keys(suites).join(', ')}.`);

const figures: Figure[] = [];
for (const name of chosen) {
  for (const figure of (await suites[name]?.()) ?? []) {
    figures.push(figure);
    console.log(line(figure));
  }
}
console.log(`The table with its trend: ${writeTrend(figures, keep)}`);
process.exitCode = figures.every(({ value, bar }) => value <= bar) ? 0 : 1;
