import { parsedUrl } from './parsedUrl.ts';

/**
 * The one gate for addresses that come from config, banners, notices, customer service or a game launch. What it does
 * not let pass is not followed: no other code decides whether an address is safe.
 */
export type Destination =
  /** A page of this site; goes through the router. */
  | { readonly kind: 'route'; readonly path: string }
  /** A page elsewhere; opens in a new window. */
  | { readonly kind: 'external'; readonly href: string }
  /** A modal of this site, by its id. */
  | { readonly kind: 'modal'; readonly id: string }
  /** An entry of the member centre, by its page name, and what of it is opened: `centre:securityCenter#password`. */
  | { readonly kind: 'centre'; readonly page: string; readonly section?: string }
  /** The first game of a category. */
  | { readonly kind: 'launch'; readonly category: string };

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where an address leads, or `undefined` when it may not be followed: other schemes, user info, another host than
 * the listed ones, `//host` and back slashes.
 * @param hosts hosts outside that may be opened; `undefined` allows any https host (addresses from reviewed config)
 */
export function gate(address: string, hosts?: readonly string[]): Destination | undefined {
  const text = address.trim();
  const [, kind, id = ''] = /^(modal|launch):([A-Za-z][\w-]*)$/.exec(text) ?? [];
  const [, page, section] = /^centre:([A-Za-z][\w-]*)(?:#([A-Za-z][\w-]*))?$/.exec(text) ?? [];
  if (page !== undefined) return { kind: 'centre', page, ...(section !== undefined && { section }) };
  if (kind === 'modal') return { kind, id };
  if (kind === 'launch') return { kind, category: id };
  // Control characters are dropped by URL parsers, so that "/\t/host" would leave the site.
  if (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return { kind: 'route', path: text };

  const url = parsedUrl(text);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
  const known = hosts === undefined || hosts.includes(url.host) || hosts.includes(url.hostname);
  return secure && known ? { kind: 'external', href: url.href } : undefined;
}
