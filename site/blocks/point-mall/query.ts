/** The rewards that are looked at, as they stand in the page's address. */
export interface MallQuery {
  /** A type of reward; empty for all. */
  readonly type: string;
  /** From 1. */
  readonly page: number;
}

const PARAMETER = { type: 'type', page: 'page' } as const;

/** The platform's limit on a text parameter, and a page that nobody reaches. */
const LIMITS = { type: 255, page: 9999 };

export function readMall(query: URLSearchParams): MallQuery {
  const page = Number(query.get(PARAMETER.page));
  return {
    type: (query.get(PARAMETER.type) ?? '').slice(0, LIMITS.type),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LIMITS.page) : 1,
  };
}

/** The address's query with other rewards; another type begins on its first page. What else it holds stays. */
export function withMall(query: URLSearchParams, change: Partial<MallQuery>): URLSearchParams {
  const { type, page } = { ...readMall(query), ...(change.type !== undefined && { page: 1 }), ...change };
  const next = new URLSearchParams(query);
  for (const parameter of Object.values(PARAMETER)) next.delete(parameter);
  if (type !== '') next.set(PARAMETER.type, type);
  if (page > 1) next.set(PARAMETER.page, String(page));
  return next;
}
