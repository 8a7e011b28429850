import type { PlaceParts } from '#site/shared/records/useRecordPlace.ts';

/** Name in the address: the page of the list. */
export const PAGE = 'pageNo';

/** The page that the address names, the first where it names none. */
export function pageIn(parts: PlaceParts): number {
  return /^[1-9]\d{0,3}$/.test(parts[PAGE] ?? '') ? Number(parts[PAGE]) : 1;
}
