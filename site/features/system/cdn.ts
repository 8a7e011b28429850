import { useMemo } from 'react';

import { parsedUrl } from '#site/lib/parsedUrl.ts';
import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';

const NONE: readonly string[] = [];

/** The platform's hosts of pictures and games; empty while loading. */
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

/** Rotates the entries so that `index` comes first. */
export function startingAt<T>(entries: readonly T[], index: number): readonly T[] {
  const start = entries.length === 0 ? 0 : index % entries.length;
  return [...entries.slice(start), ...entries.slice(0, start)];
}

/** Random number of this visit, from 0 to 1. Constant, so that HTTP caches are hit. */
const draw = Math.random();

/** Index of the entry that this visit starts with, chosen at random. */
export function startOf(entries: readonly unknown[]): number {
  return Math.floor(draw * entries.length);
}

/**
 * URLs to try for a picture, in order: a root-relative path on each host, below the host's path, then on this origin. Then the same for
 * the fallback.
 */
export function useImageSources(path: string, standIn = ''): readonly string[] {
  // Selects only the hosts, so that a status refetch does not re-render a lobby's pictures.
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

/** `cdn.example:8443` also parses as a URL, with the scheme "cdn.example". */
export function isWebHost(host: string): boolean {
  return /^https?:/i.test(host) && parsedUrl(host) !== undefined;
}
