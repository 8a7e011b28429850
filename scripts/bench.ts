/** `npm run bench`: what is timed, beside what it may cost. Exits 1 when something costs more. Run it on a quiet machine. */
import type { Figure } from '../tests/bench/site/figure.ts';
import { live } from '../tests/bench/site/live.ts';
import { resolve } from '../tests/bench/site/resolve.ts';

function line({ name, value, bar, unit }: Figure): string {
  const verdict = value <= bar ? 'ok    ' : 'MISSED';
  return `${verdict} ${value.toFixed(1).padStart(8)} ${unit}  at most ${String(bar).padStart(5)}  ${name}`;
}

const figures = [await resolve(), ...(await live())];
for (const figure of figures) console.log(line(figure));
process.exitCode = figures.every(({ value, bar }) => value <= bar) ? 0 : 1;
