import { parsedUrl } from '#site/lib/parsedUrl.ts';
import { gate } from '#site/lib/urlGate.ts';

/** The validated URL of a launched game. */
export interface GameAddress {
  readonly href: string;
  /** Messages are accepted from and sent to exactly this origin. */
  readonly origin: string;
}

/**
 * The URL of a launch if it may be framed: https, on a host that the platform lists for games, and not on the site's own origin, where
 * the sandbox would be ineffective. A path is resolved against the given hosts.
 * @param content the platform's response
 * @param hosts game hosts for paths, in order of preference
 * @param known all hosts that the platform lists for games
 */
export function gameAddress(
  content: string,
  hosts: readonly string[],
  siteOrigin: string,
  known: readonly string[] = hosts,
): GameAddress | undefined {
  const [base] = hosts;
  const listed = known.flatMap((host) => parsedUrl(host)?.host ?? []);
  const whole = (content.startsWith('/') && base !== undefined && parsedUrl(content, base)?.href) || content;
  const destination = gate(whole, listed);
  if (destination?.kind !== 'external') return undefined;
  const { href, origin } = new URL(destination.href);
  return origin === siteOrigin ? undefined : { href, origin };
}
