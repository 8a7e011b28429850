import { isWebHost } from '#site/features/system/cdn.ts';

/** Timeout of a host's probe, in milliseconds. */
const ANSWER_MS = 4000;

/** Sends a request to a host and ignores the response. Rejects if the host is unreachable. */
export type Probe = (origin: string, signal: AbortSignal) => Promise<unknown>;

const knock: Probe = (origin, signal) => fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });

/**
 * The reachable hosts, in the given order. All of them if none responds or there is no choice: a browser may block the probe but load the
 * game.
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
