import { domainRoute } from '#site/api/contract/system.ts';
import type { Visit } from '#site/lib/visit.ts';
import { useCall } from '#site/api/useCall.ts';

const NONE: readonly string[] = [];

/** The platform's domains in order of preference; empty while loading or if it has none. */
export function useDomains(): readonly string[] {
  return useCall(domainRoute, {}, { staleMs: Infinity }).data?.domainList ?? NONE;
}

/** A host name with an optional port and nothing else, since the platform's values become part of URLs. */
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

/**
 * Origin for links that leave the page: downloads, invitations. The current host if the platform lists it or lists none; otherwise the
 * platform's first domain, since the current host may be unreachable for others.
 */
export function originFor(domains: readonly string[], here: Visit): string {
  const usable = domains.filter((domain) => HOST.test(domain));
  const [first] = usable;
  return first === undefined || usable.includes(here.host) || usable.includes(here.hostname) ? here.origin : `https://${first}`;
}
