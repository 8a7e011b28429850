import type { Destination } from '#site/lib/urlGate.ts';

/** Registration URL with an agent's code, if config's target is on this site; otherwise `undefined`. */
export function invitedTo(register: Destination | undefined, code: string): string | undefined {
  const query = new URLSearchParams({ affiliateCode: code });
  if (register?.kind === 'modal') return `?${new URLSearchParams({ modal: register.id, affiliateCode: code }).toString()}`;
  if (register?.kind !== 'route') return undefined;
  return `${register.path}${register.path.includes('?') ? '&' : '?'}${query.toString()}`;
}
