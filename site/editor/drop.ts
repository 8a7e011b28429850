/** Where an item may be put, by dragging or by choice. */
import { pathTo, targetOf, type Kind, type Section, type Target } from './structure.ts';

/** A place among the items of an area. */
export interface Place {
  /** Address of the area. */
  readonly area: string;
  /** Id of the item before it; it is the first without. */
  readonly after?: string;
}

/** Kinds that stand in several areas; an entry of a center is none of the other's. */
const MOVES_ON: ReadonlySet<Kind> = new Set<Kind>(['block', 'link']);

/** Types of block that a slot takes; nothing where it takes every one. */
type AllowedIn = (target: Target) => readonly string[] | undefined;

/** Where an item would be, dropped at an edge of another or on an area; nothing where it may not stand. */
export function placeAt(
  sections: readonly Section[],
  dragged: string,
  over: string,
  edge: 'top' | 'bottom',
  allowedIn: AllowedIn,
): Place | undefined {
  const target = targetOf(sections, over);
  if (!target || over === dragged || !mayStand(sections, dragged, target, allowedIn)) return undefined;
  const { section } = target;
  const ids = section.entries.map(({ id }) => id);
  const at = section.entries.findIndex(({ address }) => address === over);
  // On the area itself: before all.
  const before = ids[at < 0 ? -1 : edge === 'top' ? at - 1 : at];
  return { area: section.address, ...(before !== undefined && { after: before }) };
}

/** The other areas in which an item may stand. */
export function areasFor(sections: readonly Section[], address: string, allowedIn: AllowedIn): readonly Section[] {
  const own = targetOf(sections, address)?.section;
  return allIn(sections).filter((section) => {
    const target = targetOf(sections, section.address);
    return section !== own && target !== undefined && mayStand(sections, address, target, allowedIn);
  });
}

function mayStand(sections: readonly Section[], address: string, target: Target, allowedIn: AllowedIn): boolean {
  const entry = pathTo(sections, address).at(-1);
  const from = targetOf(sections, address)?.section;
  if (!entry || !from || target.section.kind !== from.kind || entry.kind === 'page') return false;
  // Not in itself.
  if (target.section.address.startsWith(`${address}.`)) return false;
  if (!MOVES_ON.has(entry.kind) && target.section !== from) return false;
  const allowed = allowedIn(target);
  return allowed === undefined || allowed.includes(entry.block ?? '');
}

const allIn = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section) => [section, ...section.entries.flatMap(({ areas }) => allIn(areas))]);
