/** What of the team stands in the address. */
export const PLACE = {
  /** The member whose detail is shown. */
  member: 'member',
  /** The member below whom the list begins. */
  under: 'under',
  /** How far down: a number, or `all`; one without it. */
  level: 'level',
  kind: 'kind',
  search: 'search',
  pageNo: 'pageNo',
} as const;

/** The whole team. */
export const ALL_LEVELS = 'all';

/** A list from its beginning, of the direct downlines of somebody or, for '', of the agent. */
export function startOf(under: string): Readonly<Record<string, string>> {
  return { [PLACE.under]: under, [PLACE.level]: '', [PLACE.kind]: '', [PLACE.search]: '', [PLACE.pageNo]: '', [PLACE.member]: '' };
}
