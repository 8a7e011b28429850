/** What a menu shows while it is unknown which categories have vendors. */
import type { Shown } from './assemble.ts';
import { evaluate } from './conditions.ts';
import { isRecord } from './record.ts';
import type { Artefact, Facts, LinkItem } from './types.ts';
import { CATEGORIES } from './vocabulary.ts';

export interface MenuPlace extends Shown<LinkItem> {
  /** Pending: it stays if its category has vendors. */
  readonly coming: boolean;
}

/** The entries that are shown under these facts, and between them those that would be if every category had vendors. */
export function menuPlaces({ menus }: Artefact, id: string, facts: Facts): readonly MenuPlace[] {
  const menu = Object.hasOwn(menus, id) ? menus[id] : undefined;
  const hopeful = { ...facts, vendors: CATEGORIES };
  return (menu?.order ?? []).flatMap((name) => {
    const item = menu && Object.hasOwn(menu.items, name) ? menu.items[name] : undefined;
    if (!item || !isRecord(item)) return [];
    const coming = evaluate(item.when, facts) !== true;
    return coming && evaluate(item.when, hopeful) !== true ? [] : [{ id: name, address: `menus/${id}#${name}`, item, coming }];
  });
}
