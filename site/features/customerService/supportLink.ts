import { linkHosts, type LinkHosts } from '#site/lib/linkHosts.ts';
import { gate } from '#site/lib/urlGate.ts';
import { decryptLink } from './decryptLink.ts';

export type { LinkHosts };

/**
 * Where an encrypted path leads, if the merchant lets its links lead there: its own domains and the hosts that it lists.
 * `undefined` for everything else.
 */
export async function supportLink(path: string, merchant: LinkHosts): Promise<string | undefined> {
  const link = await decryptLink(path);
  const destination = link === undefined ? undefined : gate(link, linkHosts(merchant));
  return destination?.kind === 'external' ? destination.href : undefined;
}
