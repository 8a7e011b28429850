import { isWebHost } from '#site/features/system/cdn.ts';

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
