import { createContext, useContext } from 'react';

/** What rendering knows of the address besides path and query, and of the time: the same on a server and while hydrating. */
export interface Visit extends Pick<URL, 'host' | 'hostname' | 'origin'> {
  /** The gateway's clock as the page was rendered. @default the clock itself */
  readonly now?: () => number;
}

/** A visit to a page that was rendered for an origin, at a time in epoch milliseconds on the gateway's clock. */
export function visitAt(origin: string, at: number): Visit {
  const { host, hostname } = new URL(origin);
  return { host, hostname, origin, now: () => at };
}

const VisitContext = createContext<Visit | null>(null);
export const VisitProvider = VisitContext.Provider;

/** The visit that is rendered; in a browser, the page's own. */
export function useVisit(): Visit {
  return useContext(VisitContext) ?? location;
}
