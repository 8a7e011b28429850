import { domainRoute } from '#site/api/contract/system.ts';
import { useCall } from '#site/api/useCall.ts';

const NONE: readonly string[] = [];

/** The platform's domains, the best first. None while they are on their way, and where it does not say. */
export function useDomains(): readonly string[] {
  return useCall(domainRoute, {}, { staleMs: Infinity }).data?.domainList ?? NONE;
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
