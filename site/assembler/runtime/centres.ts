/** The modals of centers, and the groups of their entries. */
import type { ShownEntry } from './assemble.ts';
import { isRecord } from './record.ts';
import type { Artefact, Label } from './types.ts';

/** Entries under one heading; entries without a group have none. */
export interface EntryGroup {
  readonly id: string;
  readonly label: Label | undefined;
  readonly entries: readonly ShownEntry[];
}

/** Entries by group: groups in the order in which they first appear, each with its entries in theirs. */
export function groupsOf(entries: readonly ShownEntry[], { centres }: Pick<Artefact, 'centres'>, centre: string): readonly EntryGroup[] {
  const labels = Object.hasOwn(centres, centre) ? centres[centre]?.groups : undefined;
  const known = (id: string | undefined): id is string => id !== undefined && isRecord(labels) && Object.hasOwn(labels, id);
  const groups = new Map<string, ShownEntry[]>();
  for (const entry of entries) {
    const id = known(entry.item.group) ? entry.item.group : '';
    groups.set(id, [...(groups.get(id) ?? []), entry]);
  }
  return [...groups].map(([id, own]) => ({ id, label: labels?.[id], entries: own }));
}

/**
 * The id of the modal that shows a center, or the center of this entry: the first whose props name it. `page` may be the id of a
 * center itself.
 */
export function centreModalOf({ centres, modals }: Pick<Artefact, 'centres' | 'modals'>, page: string): string | undefined {
  const centre = Object.hasOwn(centres, page) ? page : Object.keys(centres).find((id) => holds(centres[id], page));
  return centre === undefined ? undefined : modals.order.find((id) => modals.items[id]?.props?.['centre'] === centre);
}

function holds(centre: Artefact['centres'][string] | undefined, page: string): boolean {
  return Object.values(centre?.items ?? {}).some((entry) => entry.page === page);
}
