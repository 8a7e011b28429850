import type { QueryClient } from '@tanstack/react-query';

import { isPrefetched } from '#site/api/prefetched.ts';
import type { Client } from '#site/api/client.ts';
import { announcements, announcementsOf, type Banner } from '#site/api/contract/announcements.ts';
import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import { systemStatus } from '#site/api/contract/system.ts';
import { gameVendor } from '#site/api/contract/vendors.ts';
import { callQuery } from '#site/api/useCall.ts';
import type { Assembled } from '#site/assembler/runtime/assemble.ts';
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, Language } from '#site/assembler/runtime/types.ts';
import { answeredFacts } from '#site/boot/knownFacts.ts';
import { statusQuestion } from '#site/features/system/useSystemStatus.ts';

interface PrefetchOptions {
  readonly artefact: Artefact;
  /** The page of the first render. */
  readonly assembled: Assembled;
  readonly language: Language;
  readonly client: Client;
  readonly queries: QueryClient;
}

/**
 * Puts the responses that the page's head prefetched into the query cache, so that the first render has them. Resolves to the facts
 * in them.
 */
export async function takePrefetched({ artefact, assembled, language, client, queries }: PrefetchOptions): Promise<KnownFacts> {
  const { merchant, site } = artefact;
  const take = async <C extends Call>(row: C, input: CallInput<C>): Promise<CallOutput<C> | undefined> => {
    if (!isPrefetched(row)) return undefined;
    // A failed prefetch is retried, and reported, by the block that shows it.
    return queries.fetchQuery(callQuery(client, row, input)).catch(() => undefined);
  };
  const [status, vendors] = await Promise.all([
    take(systemStatus, statusQuestion(location)),
    take(gameVendor, { merchantCode: merchant.code }),
    take(announcements, announcementsOf(site, language)).then((announced) => askForPicture(assembled, announced?.banners)),
  ]);
  return answeredFacts(site, status, vendors);
}

/** Preloads the first banner's picture, the largest paint of the page. */
function askForPicture({ areas, banners: groups, bannerGroup }: Assembled, banners: readonly Banner[] | undefined): void {
  const group = areas.banner[0]?.item.props?.['group'] ?? bannerGroup;
  const first = banners?.find(({ groupName }) => groupName === group && groups.has(groupName));
  if (first) new Image().src = first.url;
}
