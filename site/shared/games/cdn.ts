import { useMemo } from 'react';

import { useSystemStatus } from '#site/shared/useSystemStatus.ts';

const NONE: readonly string[] = [];

/** Hosts that pictures and games come from, as the platform lists them; empty until it has answered. */
export function useCdns() {
  const { data, error, isFetching, refetch } = useSystemStatus();
  const problem = data || isFetching ? null : error;
  return {
    images: data?.info.imageCDNs ?? NONE,
    games: data?.info.launchGameCDNs ?? NONE,
    isPending: data === undefined && problem === null,
    problem,
    refetch,
  };
}

/** The same entries in a circle, from the one at `index` on. */
export function startingAt<T>(entries: readonly T[], index: number): readonly T[] {
  const start = entries.length === 0 ? 0 : index % entries.length;
  return [...entries.slice(start), ...entries.slice(0, start)];
}

/** This visit's draw, 0 up to 1. Kept for the visit, so that caches serve the same host's pictures again. */
const draw = Math.random();

/** The entry that this visit starts with (spec, section 9: chosen at random). */
export function startOf(entries: readonly unknown[]): number {
  return Math.floor(draw * entries.length);
}

/** Where a picture may be had, first choice first: an address from the root is looked for on each host, then here. */
export function useImageSources(path: string): readonly string[] {
  const { images } = useCdns();
  return useMemo(() => imageSources(path, startingAt(images, startOf(images))), [path, images]);
}

export function imageSources(path: string, hosts: readonly string[]): readonly string[] {
  if (path === '') return NONE;
  if (!path.startsWith('/')) return [path];
  return [...hosts.filter((host) => isWebHost(host) && URL.canParse(path, host)).map((host) => new URL(path, host).href), path];
}

/** `cdn.example:8443` is an address too, but of the scheme "cdn.example". */
function isWebHost(host: string): boolean {
  return /^https?:/i.test(host) && URL.canParse(host);
}

/** How long a host may take to answer before the next one is taken instead. */
const ANSWER_MS = 4000;

/** Asks a host for anything at all; what it answers is not read. Rejects where it cannot be reached. */
export type Probe = (origin: string, signal: AbortSignal) => Promise<unknown>;

const knock: Probe = (origin, signal) => fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });

/**
 * The hosts that can be reached, in the given order. All of them when none can, or while there is no choice: a browser
 * may refuse the question and open the game all the same.
 */
export async function answeringHosts(hosts: readonly string[], probe: Probe = knock): Promise<readonly string[]> {
  const origins = hosts.filter(isWebHost);
  if (origins.length < 2) return origins;
  const answers = await Promise.all(
    origins.map((host) =>
      probe(new URL(host).origin, AbortSignal.timeout(ANSWER_MS)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const answering = origins.filter((_, index) => answers[index]);
  return answering.length > 0 ? answering : origins;
}
