import { gate } from '#site/lib/urlGate.ts';

/** App type as named by the platform's resources. */
export type AppType = 'ANDROID' | 'IOS' | 'IOS_LITE';

/** Operating system of a phone or tablet; `undefined` for desktops. */
export type PhoneOs = 'ANDROID' | 'IOS';

/** Names of apps in the page's URL. */
export const ADDRESS_NAMES: Readonly<Record<AppType, string>> = { ANDROID: 'android', IOS: 'ios', IOS_LITE: 'lite' };

/** Operating system by app type. */
export const SYSTEMS: Readonly<Record<AppType, PhoneOs>> = { ANDROID: 'ANDROID', IOS: 'IOS', IOS_LITE: 'IOS' };

/** iPads report a Mac user agent; no Mac has a touch screen. */
export function phoneOsOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): PhoneOs | undefined {
  if (/android/i.test(userAgent)) return 'ANDROID';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'IOS';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'IOS' : undefined;
}

/** Sorts apps for the current device first. */
export function ownFirst<Typed extends { readonly type: AppType }>(apps: readonly Typed[], os: PhoneOs | undefined): Typed[] {
  const own = apps.filter(({ type }) => SYSTEMS[type] === os);
  return [...own, ...apps.filter((app) => !own.includes(app))];
}

/** An app in the platform's response. */
export interface Resource {
  readonly resourceType: string;
  readonly url: string;
  readonly qrCodeUrl?: string | undefined;
}

/** An app that is available. */
export interface App {
  readonly type: AppType;
  /** Absolute URL, to share. */
  readonly href: string;
  /** URL of the QR code's picture. */
  readonly qr: string | undefined;
}

/**
 * The wanted apps that the platform has, in the wanted order. Skips apps whose URL the gate rejects.
 * @param origin base of root-relative URLs
 * @param hosts allowed hosts
 */
export function appsOf(wanted: readonly AppType[], resources: readonly Resource[], origin: string, hosts: readonly string[]): App[] {
  const addressOf = (address: string, root: string): string | undefined => {
    const destination = gate(address, hosts);
    if (destination?.kind === 'route') return root + destination.path;
    return destination?.kind === 'external' ? destination.href : undefined;
  };
  return wanted.flatMap((type) => {
    const resource = resources.find(({ resourceType }) => resourceType === type);
    const href = resource && addressOf(resource.url, origin);
    return href === undefined ? [] : [{ type, href, qr: resource?.qrCodeUrl && addressOf(resource.qrCodeUrl, '') }];
  });
}
