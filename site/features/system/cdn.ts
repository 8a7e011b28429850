import { useMemo } from 'react';

import { parsedUrl } from '#site/lib/parsedUrl.ts';
import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';

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

/**
 * Where a picture may be had, first choice first: an address from the root is looked for on each host, below the path that the host
 * may come with, then here. Then where another
 * may, that stands in for it.
 */
export function useImageSources(path: string, standIn = ''): readonly string[] {
  // What the status holds is all that is looked at: a lobby's pictures are not drawn anew whenever it is asked for again.
  const hosts = useSystemStatus().data?.info.imageCDNs ?? NONE;
  return useMemo(() => {
    const inTurn = startingAt(hosts, startOf(hosts));
    return [...imageSources(path, inTurn), ...imageSources(standIn, inTurn)];
  }, [path, standIn, hosts]);
}

export function imageSources(path: string, hosts: readonly string[]): readonly string[] {
  if (path === '') return NONE;
  if (!/^\/(?!\/)/.test(path)) return [path];
  return [...hosts.filter(isWebHost).map((host) => new URL(host).href.replace(/\/$/, '') + path), path];
}

/** `cdn.example:8443` is an address too, but of the scheme "cdn.example". */
export function isWebHost(host: string): boolean {
  return /^https?:/i.test(host) && parsedUrl(host) !== undefined;
}
