import { createContext, useContext } from 'react';

/** What rendering knows of the address besides path and query, and of the time: the same on a server and while hydrating. */
export interface Visit extends Pick<URL, 'host' | 'hostname' | 'origin'> {
  /** The gateway's clock as the page was rendered. @default the clock itself */
  readonly now?: () => number;
}

const VisitContext = createContext<Visit | null>(null);
export const VisitProvider = VisitContext.Provider;

/** The visit that is rendered; in a browser, the page's own. */
export function useVisit(): Visit {
  return useContext(VisitContext) ?? location;
}
