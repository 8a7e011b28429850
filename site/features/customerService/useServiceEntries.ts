import { useQuery } from '@tanstack/react-query';

import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';
import { supportLink, type LinkHosts } from './supportLink.ts';

/** A customer service channel from the platform. */
export interface ServiceEntry {
  readonly csType: string;
  /** Encrypted URL. */
  readonly path: string;
}

const NONE: readonly ServiceEntry[] = [];

/** The platform's customer service channels with a valid link; `undefined` while loading. */
export function useServiceEntries(merchant: LinkHosts): readonly ServiceEntry[] | undefined {
  const { data: status, isError } = useSystemStatus();
  const entries = status?.info.customerService ?? NONE;
  const { data: open } = useQuery({
    queryKey: ['serviceEntries', entries, merchant.links],
    queryFn: () => openOnes(entries, merchant),
    enabled: entries.length > 0,
    staleTime: Infinity,
    // Fails if the decryption code does not load: no user action would retry it.
    retry: true,
    meta: { auth: 'none' },
  });
  const hasNone = isError || status?.info.customerService.length === 0;
  return open ?? (hasNone ? NONE : undefined);
}

async function openOnes(entries: readonly ServiceEntry[], merchant: LinkHosts): Promise<readonly ServiceEntry[]> {
  const links = await Promise.all(entries.map(({ path }) => supportLink(path, merchant)));
  return entries.filter((_, index) => links[index] !== undefined);
}
