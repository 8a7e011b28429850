/** Repeatable randomness: the same seed draws the same case, and a failing case is made small before it is shown. */
import { mulberry32 } from './mulberry32.ts';

export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  /** True once in `times`. */
  once(times: number): boolean;
  /** The same things in another order. */
  shuffled<T>(list: readonly T[]): T[];
  /** Those that a coin keeps. */
  some<T>(list: readonly T[]): T[];
}

/** Seeds that follow each other draw nothing alike. */
export function seeded(seed: number): Random {
  const next = mulberry32(Math.imul(seed, 0x9e37_79b1) | 0);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[below(from.length)] as T; // Within the list.
    },
    once: (times) => below(times) === 0,
    shuffled: (list) =>
      list
        .map((entry) => ({ entry, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ entry }) => entry),
    some: (list) => list.filter(() => below(2) === 0),
  };
}

/** Drops parts of a failing case as long as it still fails. `fails` answers what is wrong, or nothing. */
export function shrink<T>(parts: readonly T[], fails: (parts: readonly T[]) => string | undefined): { parts: readonly T[]; wrong: string } {
  let least = parts;
  let wrong = fails(parts) ?? 'it failed once and then no more';
  for (let at = 0; at < least.length;) {
    const without = least.toSpliced(at, 1);
    const still = fails(without);
    if (still === undefined) at += 1;
    else [least, wrong] = [without, still];
  }
  return { parts: least, wrong };
}

/** One line for a failing case: its seed, what is left of it, and what is wrong. */
export function told(seed: number, parts: readonly unknown[], wrong: string): string {
  return `seed ${seed}: ${wrong}\n  in ${parts.map((part) => JSON.stringify(part)).join('\n     ')}`;
}
