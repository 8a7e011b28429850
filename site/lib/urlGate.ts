import { parsedUrl } from './parsedUrl.ts';

/**
 * Target of a URL from config, banners, notices, customer service or a game launch. The only code that decides whether a URL is safe
 * [SEC-5].
 */
export type Destination =
  /** A page of this site; uses the router. */
  | { readonly kind: 'route'; readonly path: string }
  /** An external page; opens in a new window. */
  | { readonly kind: 'external'; readonly href: string }
  /** A modal of this site, by its id. */
  | { readonly kind: 'modal'; readonly id: string }
  /** An entry of the member center, by page name, with an optional part: `centre:securityCenter#password`. */
  | { readonly kind: 'centre'; readonly page: string; readonly section?: string }
  /** The first game of a category. */
  | { readonly kind: 'launch'; readonly category: string };

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Validates a URL; `undefined` if it must not be followed: other schemes, user info, unlisted hosts, `//host` and backslashes.
 * @param hosts allowed external hosts; `undefined` allows any https host (URLs from reviewed config)
 */
export function gate(address: string, hosts?: readonly string[]): Destination | undefined {
  const text = address.trim();
  const [, kind, id = ''] = /^(modal|launch):([A-Za-z][\w-]*)$/.exec(text) ?? [];
  const [, page, section] = /^centre:([A-Za-z][\w-]*)(?:#([A-Za-z][\w-]*))?$/.exec(text) ?? [];
  if (page !== undefined) return { kind: 'centre', page, ...(section !== undefined && { section }) };
  if (kind === 'modal') return { kind, id };
  if (kind === 'launch') return { kind, category: id };
  // URL parsers drop control characters, so "/\t/host" would leave the site.
  if (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return { kind: 'route', path: text };

  const url = parsedUrl(text);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
  const known = hosts === undefined || hosts.includes(url.host) || hosts.includes(url.hostname);
  return secure && known ? { kind: 'external', href: url.href } : undefined;
}
