/**
 * `npm run bench`: what is measured, beside what it may cost. Exits 1 when something costs more. Run it on a quiet machine.
 * `-- --only lobby,shift` runs some suites.
 */
import { parseArgs } from 'node:util';

import { centre } from '../tests/bench/site/centre.ts';
import { chunks } from '../tests/bench/site/chunks.ts';
import type { Figure } from '../tests/bench/site/figure.ts';
import { interaction } from '../tests/bench/site/interaction.ts';
import { live } from '../tests/bench/site/live.ts';
import { load } from '../tests/bench/site/load.ts';
import { lobby } from '../tests/bench/site/lobby.ts';
import { memory } from '../tests/bench/site/memory.ts';
import { paint } from '../tests/bench/site/paint.ts';
import { records } from '../tests/bench/site/records.ts';
import { resolve } from '../tests/bench/site/resolve.ts';
import { shift } from '../tests/bench/site/shift.ts';
import { team } from '../tests/bench/site/team.ts';

const suites: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  resolve: async () => [await resolve()],
  live,
  chunks,
  paint,
  lobby,
  shift,
  centre,
  interaction,
  memory,
  load,
  records,
  team,
};

function line({ name, value, bar, unit }: Figure): string {
  const verdict = value <= bar ? 'ok    ' : 'MISSED';
  // What is a share has its digits behind the point.
  const shown = value.toFixed(bar < 1 ? 3 : 1);
  return `${verdict} ${shown.padStart(8)} ${unit}  at most ${String(bar).padStart(5)}  ${name}`;
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
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
process.exitCode = figures.every(({ value, bar }) => value <= bar) ? 0 : 1;
