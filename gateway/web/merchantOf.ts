import type { Merchants } from './merchants.ts';
import { LOOPBACK_HOSTS } from './options.ts';

/** Stores the merchant picked by `?merchant=` for the browser session. */
const MERCHANT_COOKIE = 'merchant';

export interface MerchantPick {
  readonly code: string | undefined;
  /** Set if the pick should be stored. */
  readonly cookie: string | undefined;
}

interface PickOptions {
  readonly production: boolean;
  readonly defaultMerchant: string | undefined;
}

/**
 * The merchant of a request [CFG-3]: `?merchant=`, then its cookie, both in development only; then the host; then the
 * default. Unknown codes are ignored.
 */
export function merchantOf(request: Request, merchants: Merchants, { production, defaultMerchant }: PickOptions): MerchantPick {
  const known = (code: string | undefined | null) => (code && merchants.codes().includes(code) ? code : undefined);
  const url = new URL(request.url);
  const asked = production ? undefined : known(url.searchParams.get('merchant'));
  if (asked !== undefined) return { code: asked, cookie: `${MERCHANT_COOKIE}=${asked}; Path=/; SameSite=Strict; HttpOnly` };
  const remembered = production ? undefined : known(cookieOf(request, MERCHANT_COOKIE));
  const byFlag = known(defaultMerchant);
  // Loopback host names are in some merchant's domains; `--merchant` overrides them.
  const byHost = byFlag !== undefined && LOOPBACK_HOSTS.includes(url.hostname) ? byFlag : merchants.byDomain(url.hostname);
  const code = remembered ?? byHost ?? byFlag ?? merchants.fallback();
  return { code, cookie: undefined };
}

/** The value of a cookie that the request sends. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
