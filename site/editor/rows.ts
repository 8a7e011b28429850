import { inWords } from './inWords.ts';
import type { Entry, Section } from './structure.ts';
import { words } from './words.ts';

/** A line of the tree: an area, or an item in one. */
export interface Row {
  readonly address: string;
  readonly name: string;
  /** From 1, the areas of the page. */
  readonly level: number;
  /** Place of the row around it; -1 for the outermost. */
  readonly parent: number;
  /** The item; an area has none. */
  readonly entry?: Entry;
  /** An area without items. */
  readonly isEmpty: boolean;
}

/** The tree's lines from top to bottom. */
export function rowsOf(sections: readonly Section[]): readonly Row[] {
  const rows: Row[] = [];
  const addAll = (all: readonly Section[], level: number, parent: number): void => {
    for (const { address, name, entries } of all) {
      const around = rows.push({ address, name: inWords(name), level, parent, isEmpty: entries.length === 0 }) - 1;
      for (const entry of entries) {
        const item = { address: entry.address, name: entry.name, level: level + 1, parent: around, entry, isEmpty: false };
        const place = rows.push(item) - 1;
        addAll(entry.areas, level + 2, place);
      }
    }
  };
  addAll(sections, 1, -1);
  return rows;
}

/** The rows that a search finds, with those around them. */
export function found(rows: readonly Row[], search: string): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return rows;
  const places = new Set<number>();
  rows.forEach(({ name, entry }, at) => {
    if (!`${name} ${entry?.id ?? ''}`.toLowerCase().includes(wanted)) return;
    for (let place = at; place >= 0; place = rows[place]?.parent ?? -1) places.add(place);
  });
  const kept = [...places].toSorted((a, b) => a - b);
  return kept.flatMap((place) => {
    const row = rows[place];
    return row ? [{ ...row, parent: kept.indexOf(row.parent) }] : [];
  });
}

/** What each item is called where it is pointed at: its name, and what this merchant did with it. */
export function labelsOf(sections: readonly Section[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rowsOf(sections).flatMap(({ address, name, entry }) =>
      entry ? [[address, `${name} · ${entry.origin === 'base' ? words.base : words.origins[entry.origin]}`]] : [],
    ),
  );
}
