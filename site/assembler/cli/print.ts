/** How the config tool words its answers. */
import type { Change } from '../diff.ts';
import type { Explanation } from '../explain.ts';
import type { Fault, Source } from '../types.ts';

export const USAGE = `Usage: npm run config -- <command> [--config <folder>]
  check [merchant…]                   every fault and doubt, with its place; exit code 1 on any
  explain <merchant> <address>        why an item is shown or hidden, e.g. pages/rng#main.games
      [--as visitor|member|trial|agent] [--type 4] [--rank 5] [--route /rng] [--language EN] [--device phone]
      [--vendors RNG,LIVE] [--flag NAME=1]… [--feature enableCt=1]… [--now 2026-01-01T00:00:00Z]
  diff <merchant> <merchant>          what differs on screen, and for whom; either may be of a git revision: demo@HEAD~3
  schema                              writes the JSON Schemas that editors use
  --json                              the answer of check, explain or diff as JSON

Examples:
  npm run config -- check aurora
  npm run config -- explain demo menus/member#favourites --as trial
  npm run config -- diff demo@HEAD~1 demo`;

export function faultLine({ file, line, column, severity, code, pointer, found, expected, hint }: Fault): string {
  const meant = hint === undefined ? '' : ` (did you mean "${hint}"?)`;
  return `${file}:${line}:${column} ${severity} ${code} ${pointer || '/'}: found ${found}, expected ${expected}${meant}`;
}

/** How many faults there are, by how bad they are. */
export function summary(faults: readonly Fault[]): string {
  if (faults.length === 0) return 'no faults';
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const counts = [
    [errors, 'error'],
    [faults.length - errors, 'warning'],
  ] as const;
  return counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`])).join(', ');
}

export function explainLines({ address, found, shown, notes, steps, needs }: Explanation): string[] {
  if (!found) return [`${address}: ${notes.join('; ')}`];
  const verdict = shown ? 'shown' : 'hidden';
  return [
    `${address}: ${verdict}`,
    ...notes.map((note) => `  ${note}`),
    ...steps.map(
      ({ text, verdict: own, source, from }) =>
        `  ${String(own).padEnd(5)} ${text}  ${at(source)}${from ? `, ${from.text} ${at(from.source)}` : ''}`,
    ),
    ...(needs === undefined ? [] : [`  ${needs}`]),
  ];
}

export function diffLines(changes: readonly Change[]): string[] {
  if (changes.length === 0) return ['no difference on screen'];
  return changes.map(({ address, text, source }) => `${address}: ${text}${source ? ` (${at(source)})` : ''}`);
}

function at({ file, line }: Source): string {
  return `config/${file}:${line}`;
}
