/** How the config tool words its answers. */
import type { Change } from '#site/assembler/compiler/explain/diff.ts';
import type { Explanation } from '#site/assembler/compiler/explain/explain.ts';
import type { Deed } from '#site/assembler/compiler/releases/releases.ts';
import type { Fault, Source } from '#site/assembler/runtime/types.ts';
import type { OldFile } from './migrateFiles.ts';
import { printable } from './printable.ts';

export function faultLine({ file, line, column, severity, code, pointer, found, expected, hint }: Fault): string {
  const meant = hint === undefined ? '' : ` (did you mean "${hint}"?)`;
  return printable(`${file}:${line}:${column} ${severity} ${code} ${pointer || '/'}: found ${found}, expected ${expected}${meant}`);
}

/** What is read of one file; the rest has the same cause, or is read once these are mended. */
const SHOWN_PER_FILE = 20;

/** What distinguishes a fault from all others. */
export function keyOf(fault: Fault): string {
  return JSON.stringify(fault);
}

/**
 * Each fault on a line, once, and of a file with many the first ones.
 * @param all the faults of each merchant: one of base is that of several
 * @param faults those to be told; all unless given
 */
export function faultLines(all: readonly (readonly Fault[])[], faults: readonly Fault[] = all.flat()): string[] {
  const merchants = new Map<string, number>();
  for (const ofOne of all) for (const key of new Set(ofOne.map(keyOf))) merchants.set(key, (merchants.get(key) ?? 0) + 1);
  const byFile = new Map<string, Map<string, Fault>>();
  for (const fault of faults) byFile.set(fault.file, (byFile.get(fault.file) ?? new Map<string, Fault>()).set(keyOf(fault), fault));
  return [...byFile].flatMap(([file, ofFile]) => {
    const shown = [...ofFile].slice(0, SHOWN_PER_FILE).map(([key, fault]) => {
      const others = (merchants.get(key) ?? 1) - 1;
      return others === 0 ? faultLine(fault) : `${faultLine(fault)} (and in ${others} more ${others === 1 ? 'merchant' : 'merchants'})`;
    });
    const rest = ofFile.size - shown.length;
    return rest === 0 ? shown : [...shown, printable(`${file}: and ${rest.toLocaleString('en')} more`)];
  });
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

/** One line a file, and below it each change with its place; `written` says whether they are on disk already. */
export function migrationLines(files: readonly OldFile[], written: boolean): string[] {
  if (files.length === 0) return ['every file is of this format'];
  return [
    ...files.flatMap(({ file, from, to, steps, changes }) => [
      `${file}: ${written ? 'migrated' : 'to be migrated'} from "v": ${from} to "v": ${to} (${steps.join(', ')})`,
      ...changes.map(({ line, column, what }) => `  ${line}:${column} ${what}`),
    ]),
    ...(written ? [] : ['Nothing was written. To write: npm run config -- migrate --write']),
  ];
}

/** What happened to a merchant's pointer, the latest first, which is what is served. */
export function logLines(merchant: string, log: readonly Deed[]): string[] {
  if (log.length === 0) return [`nothing of ${merchant} has been released`];
  return log.map(
    ({ at: when, did, by, release }, index) => `${when} ${did.padEnd(8)} ${release} by ${by}${index === 0 ? ' (served)' : ''}`,
  );
}

/** What stands in generated files, or would change in them. */
export function generatedLines(changed: readonly string[], written: boolean): string[] {
  if (changed.length === 0) return ['up to date'];
  return changed.map((file) => `${file}: ${written ? 'written' : 'stale'}`);
}

function at({ file, line }: Source): string {
  return `config/${file}:${line}`;
}
