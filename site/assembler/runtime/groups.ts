/** The groups of a menu's or a center's entries. */
import type { Shown } from './assemble.ts';
import { isRecord } from './record.ts';
import type { EntryItem, GroupedArea, Label, LinkItem } from './types.ts';

/** Entries under one heading; entries without a group have none. */
export interface Group<Entry> {
  readonly id: string;
  readonly label: Label | undefined;
  readonly entries: readonly Entry[];
}

/**
 * Entries by group: groups in the order in which they first appear, each with its entries in theirs.
 * @param area whose entries they are; looked at as what may have arrived, not as what its type says
 */
export function groupsOf<Entry extends Shown<EntryItem | LinkItem>>(
  entries: readonly Entry[],
  area: GroupedArea<EntryItem | LinkItem> | undefined,
): readonly Group<Entry>[] {
  const labels = isRecord(area?.groups) ? area.groups : {};
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { group = '' } = entry.item;
    const id = Object.hasOwn(labels, group) ? group : '';
    groups.set(id, [...(groups.get(id) ?? []), entry]);
  }
  return [...groups].map(([id, own]) => ({ id, label: labels[id], entries: own }));
}
