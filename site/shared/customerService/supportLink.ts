import { gate } from '../urlGate.ts';
import { decryptLink } from './decryptLink.ts';

/** What a merchant's config says of where links may lead. */
export interface LinkHosts {
  readonly domains: readonly string[];
  readonly links?: { readonly hosts: readonly string[] } | undefined;
}

/**
 * Where an encrypted path leads, if the merchant lets its links lead there: its own domains and the hosts that it lists.
 * `undefined` for everything else.
 */
export async function supportLink(path: string, { domains, links }: LinkHosts): Promise<string | undefined> {
  const link = await decryptLink(path);
  const destination = link === undefined ? undefined : gate(link, [...domains, ...(links?.hosts ?? [])]);
  return destination?.kind === 'external' ? destination.href : undefined;
}
