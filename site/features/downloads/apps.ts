import { gate } from '#site/lib/urlGate.ts';

/** An app as the platform's resources name it. */
export type AppType = 'ANDROID' | 'IOS' | 'IOS_LITE';

/** What a device runs, as far as it says; `undefined` for desktops. */
export type PhoneOs = 'ANDROID' | 'IOS';

/** An app's name in the page's address. */
export const ADDRESS_NAMES: Readonly<Record<AppType, string>> = { ANDROID: 'android', IOS: 'ios', IOS_LITE: 'lite' };

/** Which apps a system takes. */
export const SYSTEMS: Readonly<Record<AppType, PhoneOs>> = { ANDROID: 'ANDROID', IOS: 'IOS', IOS_LITE: 'IOS' };

/** Browsers of an iPad say that it is a Mac; no Mac has a touch screen. */
export function phoneOsOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): PhoneOs | undefined {
  if (/android/i.test(userAgent)) return 'ANDROID';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'IOS';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'IOS' : undefined;
}

/** These apps, those for the device before the others. */
export function ownFirst<Typed extends { readonly type: AppType }>(apps: readonly Typed[], os: PhoneOs | undefined): Typed[] {
  const own = apps.filter(({ type }) => SYSTEMS[type] === os);
  return [...own, ...apps.filter((app) => !own.includes(app))];
}

/** What the platform says of an app. */
export interface Resource {
  readonly resourceType: string;
  readonly url: string;
  readonly qrCodeUrl?: string | undefined;
}

/** An app that can be had. */
export interface App {
  readonly type: AppType;
  /** Whole, so that it can be handed on. */
  readonly href: string;
  /** Address of the QR code's picture. */
  readonly qr: string | undefined;
}

/**
 * The wanted apps that the platform has, in the wanted order. Addresses pass the URL gate: one that does not is as good as
 * none.
 * @param origin for addresses from the site's root
 * @param hosts that may be led to
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
