import type { MerchantSeed } from '../../api/context.ts';

/** The apps of a site: resource type and path of each. */
export const APPS = [
  { resourceType: 'ANDROID', file: 'android.apk' },
  { resourceType: 'IOS', file: 'ios.ipa' },
  { resourceType: 'IOS_LITE', file: 'lite.mobileconfig' },
] as const;
export type AppFile = (typeof APPS)[number]['file'];

/** Under the API's prefix, so that a proxy that forwards API calls forwards downloads, too. */
export const DOWNLOADS = '/wps/app';

/** Root-relative URLs of each app and of its QR code. */
export function resourcesOf(merchant: string): { resourceType: string; url: string; qrCodeUrl: string }[] {
  return APPS.map(({ resourceType, file }) => ({
    resourceType,
    url: `${DOWNLOADS}/${merchant}/${file}`,
    qrCodeUrl: `${DOWNLOADS}/${merchant}/${file}.svg`,
  }));
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The merchant's domains, the best first: the player's current host, if it is one of them, since it works. A machine's
 * own host name counts as one, as nothing else leads to a local site.
 * @param host as the player's browser sends it, with its port
 */
export function domainsFor({ domains = [] }: Pick<MerchantSeed, 'domains'>, host: string): string[] {
  const name = host.replace(/:\d+$/, '');
  const others = domains.filter((domain) => domain !== name);
  return domains.includes(name) || LOCAL.has(name) || domains.length === 0 ? [host, ...others] : [...others];
}

/** The origin for download links: the current one if it belongs to the site, else the first domain. */
export function downloadOrigin(seed: Pick<MerchantSeed, 'domains'>, origin: string): string {
  const { host } = new URL(origin);
  const [first = host] = domainsFor(seed, host);
  return first === host ? origin : `https://${first}`;
}
