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
    // Not by the paths: the platform seals them with another key in each answer.
    queryKey: ['serviceKinds', entries.map(({ csType }) => csType), merchant.links],
    queryFn: () => openKinds(entries, merchant),
    enabled: entries.length > 0,
    staleTime: Infinity,
    // Fails if the decryption code does not load: no user action would retry it.
    retry: true,
    meta: { auth: 'none' },
  });
  const hasNone = isError || status?.info.customerService.length === 0;
  if (open) return entries.filter(({ csType }) => open.includes(csType));
  return hasNone ? NONE : undefined;
}

/** The channels whose link leads where it may. */
async function openKinds(entries: readonly ServiceEntry[], merchant: LinkHosts): Promise<readonly string[]> {
  const links = await Promise.all(entries.map(({ path }) => supportLink(path, merchant)));
  return entries.flatMap(({ csType }, index) => (links[index] === undefined ? [] : [csType]));
}
