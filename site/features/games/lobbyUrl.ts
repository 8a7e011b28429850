import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';

/**
 * A lobby's filters in the URL, so that they survive a reload, can be shared and work with Back. The vendor menu and the game list read
 * the same query without knowing each other.
 */

/** `trial`: games that a trial account may play. */
export const LIST_TYPES = ['all', 'trial', 'hot', 'fav', 'recent'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** An empty string means "all". */
export interface LobbyQuery {
  readonly list: ListType;
  /** A vendor's `vassalage`. */
  readonly vendor: string;
  readonly search: string;
  /** Game type, such as SM for slot machines. */
  readonly classify: string;
  /** Minimum bet as a decimal of the major unit: `0.05`. */
  readonly minBet: string;
}

export type LobbyFilter = Exclude<keyof LobbyQuery, 'list'>;

/** Query parameter of each filter; `page` selects the vendor [APP-4]. */
const PARAMETER = { vendor: 'page', search: 'q', classify: 'type', minBet: 'minBet' } as const satisfies Record<LobbyFilter, string>;
const LIST_PARAMETER = 'list';
const FILTERS: readonly LobbyFilter[] = ['vendor', 'search', 'classify', 'minBet'];

export const everything: LobbyQuery = { list: 'all', vendor: '', search: '', classify: '', minBet: '' };

/** Reads the filters from a query string. Every other list than all games is without filters. */
export function readLobby(search: string): LobbyQuery {
  const query = new URLSearchParams(search);
  const list = LIST_TYPES.find((type) => type === query.get(LIST_PARAMETER)) ?? 'all';
  if (list !== 'all') return { ...everything, list };
  const text = (filter: LobbyFilter): string => (query.get(PARAMETER[filter]) ?? '').slice(0, TEXT_LENGTH);
  return { list, vendor: text('vendor'), search: text('search'), classify: text('classify'), minBet: text('minBet') };
}

/** The lobby's part of a query string, stable while the filters are equal. */
export function filtersOf(search: string): string {
  return written('', readLobby(search));
}

/** The query string with changed filters, which resets the list to all games. Other parameters stay. */
export function withFilters(search: string, filters: Partial<Pick<LobbyQuery, LobbyFilter>>): string {
  return written(search, { ...readLobby(search), ...filters, list: 'all' });
}

/** The query string with another list and without filters. */
export function withList(search: string, list: ListType): string {
  return written(search, { ...everything, list });
}

function written(search: string, lobby: LobbyQuery): string {
  const query = new URLSearchParams(search);
  const put = (parameter: string, value: string): void => {
    if (value === '') query.delete(parameter);
    else query.set(parameter, value);
  };
  put(LIST_PARAMETER, lobby.list === 'all' ? '' : lobby.list);
  for (const filter of FILTERS) put(PARAMETER[filter], lobby[filter]);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether any filter or list is set. */
export function isNarrowed(lobby: LobbyQuery): boolean {
  return lobby.list !== 'all' || FILTERS.some((filter) => lobby[filter] !== '');
}
