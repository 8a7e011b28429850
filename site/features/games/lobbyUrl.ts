import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';

/**
 * A lobby's filters as they stand in the URL, so that they survive a reload, can be shared and go back with Back.
 * The vendor menu and the list read the same query; neither knows of the other.
 */

export const LIST_TYPES = ['all', 'hot', 'fav', 'recent'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** An empty text stands for "all". */
export interface LobbyQuery {
  readonly list: ListType;
  /** A vendor's `vassalage`. */
  readonly vendor: string;
  readonly search: string;
  /** A kind of game, such as SM for slot machines. */
  readonly classify: string;
  /** The least bet wanted, as a decimal of the major unit: `0.05`. */
  readonly minBet: string;
}

export type LobbyFilter = Exclude<keyof LobbyQuery, 'list'>;

/** Query parameter of each filter; `page` is the spec's name for the vendor tab. */
const PARAMETER = { vendor: 'page', search: 'q', classify: 'type', minBet: 'minBet' } as const satisfies Record<LobbyFilter, string>;
const LIST_PARAMETER = 'list';
const FILTERS: readonly LobbyFilter[] = ['vendor', 'search', 'classify', 'minBet'];

export const everything: LobbyQuery = { list: 'all', vendor: '', search: '', classify: '', minBet: '' };

/** The filters of a search string. Hot, favourites and recent are whole lists of their own: no filter goes with them. */
export function readLobby(search: string): LobbyQuery {
  const query = new URLSearchParams(search);
  const list = LIST_TYPES.find((type) => type === query.get(LIST_PARAMETER)) ?? 'all';
  if (list !== 'all') return { ...everything, list };
  const text = (filter: LobbyFilter): string => (query.get(PARAMETER[filter]) ?? '').slice(0, TEXT_LENGTH);
  return { list, vendor: text('vendor'), search: text('search'), classify: text('classify'), minBet: text('minBet') };
}

/** Of a search string the part that is the lobby's: the same as long as the filters are. */
export function filtersOf(search: string): string {
  return written('', readLobby(search));
}

/** The search string with filters changed: the list goes back to all games. What else it holds stays. */
export function withFilters(search: string, filters: Partial<Pick<LobbyQuery, LobbyFilter>>): string {
  return written(search, { ...readLobby(search), ...filters, list: 'all' });
}

/** The search string with another list, without filters. */
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

/** Whether anything but the whole category is asked for. */
export function isNarrowed(lobby: LobbyQuery): boolean {
  return lobby.list !== 'all' || FILTERS.some((filter) => lobby[filter] !== '');
}
