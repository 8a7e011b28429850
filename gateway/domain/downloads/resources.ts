import type { MerchantSeed } from '../../api/context.ts';

/** The apps of a site: what each is called in resources and in addresses. */
export const APPS = [
  { resourceType: 'ANDROID', file: 'android.apk' },
  { resourceType: 'IOS', file: 'ios.ipa' },
  { resourceType: 'IOS_LITE', file: 'lite.mobileconfig' },
] as const;
export type AppFile = (typeof APPS)[number]['file'];

/** Below the calls' own prefix, so that whoever passes calls on to a platform passes downloads on, too. */
export const DOWNLOADS = '/wps/app';

/** Addresses from the site's root: of an app, and of the QR code that leads to it. */
export function resourcesOf(merchant: string): { resourceType: string; url: string; qrCodeUrl: string }[] {
  return APPS.map(({ resourceType, file }) => ({
    resourceType,
    url: `${DOWNLOADS}/${merchant}/${file}`,
    qrCodeUrl: `${DOWNLOADS}/${merchant}/${file}.svg`,
  }));
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The merchant's domains, the best first: the one that the player is on, if it is one of them, since it works. A machine's
 * own name counts as one, as nothing else leads to a site that runs on it.
 * @param host as the player's browser knows it, with its port
 */
export function domainsFor({ domains = [] }: Pick<MerchantSeed, 'domains'>, host: string): string[] {
  const name = host.replace(/:\d+$/, '');
  const others = domains.filter((domain) => domain !== name);
  return domains.includes(name) || LOCAL.has(name) || domains.length === 0 ? [host, ...others] : [...others];
}

/** The origin that downloads are offered at: the player's own where that is one of the site's, else the first domain's. */
export function downloadOrigin(seed: Pick<MerchantSeed, 'domains'>, origin: string): string {
  const { host } = new URL(origin);
  const [first = host] = domainsFor(seed, host);
  return first === host ? origin : `https://${first}`;
}
