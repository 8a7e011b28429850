import { parsedUrl } from '#site/lib/parsedUrl.ts';
import { gate } from '#site/lib/urlGate.ts';

/** Where a launched game is, checked. */
export interface GameAddress {
  readonly href: string;
  /** Messages are taken from, and sent to, exactly this origin. */
  readonly origin: string;
}

/**
 * The address of a launch, if it may stand in the frame: https, on a host that the platform lists for games, and not
 * on the site's own origin, where a sandbox would not hold it. A path is looked up on the given host.
 * @param content what the platform answered
 * @param hosts game hosts to look a path up on, the first choice first
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
