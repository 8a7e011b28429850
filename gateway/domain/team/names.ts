import type { Filter } from '../records/filters.ts';

/**
 * Members of `team_names l` whose account contains a text. A team's names are narrow, adjacent rows: scanning a hundred
 * thousand is faster than that many account look-ups, which a substring index would need.
 */
export function named(search: string): Filter {
  return ['instr(l.username, ?) > 0', search.trim().toLowerCase()];
}
