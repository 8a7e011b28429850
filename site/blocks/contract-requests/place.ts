import { wholeOf } from '#site/features/records/recordTypes.ts';
import type { PlaceParts } from '#site/features/records/useRecordPlace.ts';

/** Name in the address: the page of the list. */
export const PAGE = 'pageNo';

/** The page that the address names, the first where it names none. */
export function pageIn(parts: PlaceParts): number {
  return wholeOf(parts[PAGE]) ?? 1;
}
