import { linkHosts, type LinkHosts } from '#site/lib/linkHosts.ts';
import { gate } from '#site/lib/urlGate.ts';
import { decryptLink } from './decryptLink.ts';

export type { LinkHosts };

/** The URL in an encrypted path, if its host is one of the merchant's domains or listed hosts; otherwise `undefined`. */
export async function supportLink(path: string, merchant: LinkHosts): Promise<string | undefined> {
  const link = await decryptLink(path);
  const destination = link === undefined ? undefined : gate(link, linkHosts(merchant));
  return destination?.kind === 'external' ? destination.href : undefined;
}
