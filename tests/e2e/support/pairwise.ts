import { mulberry32 } from '../../mulberry32.ts';

/** What is crossed: the values of each factor. */
export type Factors = Readonly<Record<string, readonly string[]>>;
type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** Rows tried for each place; the one that shows the most pairs for the first time is taken. */
const TRIED = 60;

/**
 * As many rows of a cross as it takes for every two values to meet, those that show most of it first. Seeded: the same
 * factors give the same rows.
 */
export function pairwise<F extends Factors>(factors: F): readonly Row<F>[] {
  const random = mulberry32(1);
  const names = Object.keys(factors);
  const open = new Set(names.flatMap((a, index) => names.slice(index + 1).flatMap((b) => pairsOf(factors, a, b))));
  const taken: Row<F>[] = [];
  const first = names[0] ?? '';
  const firsts = factors[first] ?? [];
  while (open.size > 0) {
    // Each value of the first factor has its turn before any has a second.
    const turn = firsts[taken.length % firsts.length] ?? '';
    const tried = Array.from({ length: TRIED }, () => drawn(factors, names, random, { [first]: turn }));
    const best = tried.reduce((a, b) => (opening(b, names, open) > opening(a, names, open) ? b : a));
    // Where chance brings nothing new, an open pair is put in.
    const [pair] = open;
    const row = opening(best, names, open) > 0 ? best : drawn(factors, names, random, JSON.parse(pair ?? '{}') as Record<string, string>);
    for (const key of keysOf(row, names)) open.delete(key);
    taken.push(row as Row<F>);
  }
  return taken;
}

type Values = Readonly<Record<string, string>>;

function drawn(factors: Factors, names: readonly string[], random: () => number, fixed: Values): Values {
  const any = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? '';
  return Object.fromEntries(names.map((name) => [name, fixed[name] ?? any(factors[name] ?? [])]));
}

const keyOf = (a: string, valueA: string | undefined, b: string, valueB: string | undefined): string =>
  JSON.stringify({ [a]: valueA, [b]: valueB });

function pairsOf(factors: Factors, a: string, b: string): readonly string[] {
  return (factors[a] ?? []).flatMap((valueA) => (factors[b] ?? []).map((valueB) => keyOf(a, valueA, b, valueB)));
}

const keysOf = (row: Values, names: readonly string[]): readonly string[] =>
  names.flatMap((a, index) => names.slice(index + 1).map((b) => keyOf(a, row[a], b, row[b])));

const opening = (row: Values, names: readonly string[], open: ReadonlySet<string>): number =>
  keysOf(row, names).filter((key) => open.has(key)).length;
