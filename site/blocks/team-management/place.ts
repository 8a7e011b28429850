/** Query parameters of the team view. */
export const PLACE = {
  /** The member whose details are shown. */
  member: 'member',
  /** The member at the root of the list. */
  under: 'under',
  /** Depth: a number or `all`; 1 by default. */
  level: 'level',
  kind: 'kind',
  search: 'search',
  sort: 'sort',
  pageNo: 'pageNo',
} as const;

/** The whole team. */
export const ALL_LEVELS = 'all';

/** A list's initial view: the direct downlines of a member or, for '', of the agent. */
export function startOf(under: string): Readonly<Record<string, string>> {
  return { [PLACE.under]: under, [PLACE.level]: '', [PLACE.kind]: '', [PLACE.search]: '', [PLACE.pageNo]: '', [PLACE.member]: '' };
}
