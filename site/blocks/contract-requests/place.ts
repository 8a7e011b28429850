import { wholeOf } from '#site/features/records/recordTypes.ts';
import type { PlaceParts } from '#site/features/records/useRecordPlace.ts';

/** Query parameter of the list's page. */
export const PAGE = 'pageNo';

/** The page number in the URL; 1 by default. */
export function pageIn(parts: PlaceParts): number {
  return wholeOf(parts[PAGE]) ?? 1;
}
