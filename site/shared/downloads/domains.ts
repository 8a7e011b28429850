import { useEffect } from 'react';
import * as v from 'valibot';

import { domainRoute } from '#site/api/contract/system.ts';
import { useCall } from '#site/api/useCall.ts';

/** Name in session storage, and shape of what stands there (spec, section 3). */
const ROUTERS_KEY = 'routers';
const routers = domainRoute.response;
type Routers = v.InferOutput<typeof routers>;

function storedRouters(): Routers | undefined {
  try {
    const read = v.safeParse(routers, JSON.parse(sessionStorage.getItem(ROUTERS_KEY) ?? ''));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const NONE: readonly string[] = [];

/** The platform's domains, the best first; asked for once a visit. None while they are on their way, and where it does not say. */
export function useDomains(): readonly string[] {
  const stored = storedRouters();
  const { data } = useCall(domainRoute, {}, { enabled: stored === undefined, staleMs: Infinity });
  useEffect(() => {
    if (data !== undefined) sessionStorage.setItem(ROUTERS_KEY, JSON.stringify(data));
  }, [data]);
  return (stored ?? data)?.domainList ?? NONE;
}

/** A host name with or without a port, and nothing else: what a platform sends ends up in addresses. */
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

/**
 * The origin that links which leave the page are made with: downloads, invitations. This host while the platform names it, or
 * names none; else the platform's first, as whoever opens the link later may not get through to this one.
 */
export function originFor(domains: readonly string[], here: Pick<Location, 'host' | 'hostname' | 'origin'>): string {
  const usable = domains.filter((domain) => HOST.test(domain));
  const [first] = usable;
  return first === undefined || usable.includes(here.host) || usable.includes(here.hostname) ? here.origin : `https://${first}`;
}
