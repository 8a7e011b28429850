/** Reads a cookie; name and value are decoded. */
export function readCookie(name: string): string | undefined {
  const wanted = `${encodeURIComponent(name)}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(wanted));
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(wanted.length));
  } catch {
    return undefined; // Not a cookie of ours.
  }
}

/**
 * Only this site gets the cookie, over TLS where the page came so. Lives for whole seconds.
 * @param sameSite `Strict`: from its own pages only; `Lax`: also when a link leads here from elsewhere
 */
export function writeCookie(name: string, value: string, lifeMs: number, sameSite: 'Strict' | 'Lax' = 'Strict'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = `Max-Age=${Math.floor(lifeMs / 1000)}`;
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; ${life}; Path=/; SameSite=${sameSite}${secure}`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0);
}
