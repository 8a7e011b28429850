import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';

/** Tabs of the mall. */
export const MALL_TABS = ['rewards', 'history', 'details', 'rates'] as const;
export type MallTab = (typeof MALL_TABS)[number];

/** The view, as stored in the URL. */
export interface MallQuery {
  /** Empty for the first tab. */
  readonly tab: MallTab | '';
  /** A type of reward, or a status of redemptions; empty for all. */
  readonly type: string;
  /** From 1. */
  readonly page: number;
}

const PARAMETER = { tab: 'tab', type: 'type', page: 'page' } as const;

/** Upper bound of the page number in the URL. */
const LAST_PAGE = 9999;

export function readMall(query: URLSearchParams): MallQuery {
  const page = Number(query.get(PARAMETER.page));
  return {
    tab: MALL_TABS.find((tab) => tab === query.get(PARAMETER.tab)) ?? '',
    type: (query.get(PARAMETER.type) ?? '').slice(0, TEXT_LENGTH),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** The URL's query with another view. Another type resets the page; another tab resets type and page. Other parameters stay. */
export function withMall(query: URLSearchParams, change: Partial<MallQuery>): URLSearchParams {
  const again = { ...(change.type !== undefined && { page: 1 }), ...(change.tab !== undefined && { type: '', page: 1 }) };
  const { tab, type, page } = { ...readMall(query), ...again, ...change };
  const next = new URLSearchParams(query);
  for (const parameter of Object.values(PARAMETER)) next.delete(parameter);
  if (tab !== '') next.set(PARAMETER.tab, tab);
  if (type !== '') next.set(PARAMETER.type, type);
  if (page > 1) next.set(PARAMETER.page, String(page));
  return next;
}
