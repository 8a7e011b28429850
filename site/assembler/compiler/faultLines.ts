/** Faults as lines of text. */
import type { Fault } from '#site/assembler/runtime/types.ts';
import { printable } from './printable.ts';

export function faultLine({ file, line, column, severity, code, pointer, found, expected, hint }: Fault): string {
  const meant = hint === undefined ? '' : ` (did you mean "${hint}"?)`;
  return printable(`${file}:${line}:${column} ${severity} ${code} ${pointer || '/'}: found ${found}, expected ${expected}${meant}`);
}

/** Limit of faults shown per file; the rest usually has the same cause. */
const SHOWN_PER_FILE = 20;

/** What distinguishes a fault from all others. */
export function keyOf(fault: Fault): string {
  return JSON.stringify(fault);
}

/**
 * One line per fault, each once, up to the limit of its file.
 * @param all the faults of each merchant; a fault of base belongs to several
 * @param faults the faults to show. @default all
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
