import type { Destination } from '#site/lib/urlGate.ts';

/** The address of a registration with an agent's code, where config's target is one of this site's; else none. */
export function invitedTo(register: Destination | undefined, code: string): string | undefined {
  const query = new URLSearchParams({ affiliateCode: code });
  if (register?.kind === 'modal') return `?${new URLSearchParams({ modal: register.id, affiliateCode: code }).toString()}`;
  if (register?.kind !== 'route') return undefined;
  return `${register.path}${register.path.includes('?') ? '&' : '?'}${query.toString()}`;
}
