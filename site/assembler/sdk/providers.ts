/** Third-party providers that a merchant may configure: what they are called, and which flag offers each. */
import type { Merchant } from '#site/assembler/runtime/types.ts';

export const PROVIDERS = ['geetest', 'firebase', 'google', 'facebook', 'analytics'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** The flag that offers a provider; off, nothing of it is on any page. */
export const PROVIDER_FLAG: Readonly<Record<ProviderName, string>> = {
  geetest: 'GEETEST3',
  firebase: 'FIREBASESMS3',
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
  analytics: 'ANALYTICS3',
};

type Configured = NonNullable<Merchant['providers']>;
/** A provider's own part of `merchant.json`. */
export type ProviderSettings<Name extends ProviderName = ProviderName> = NonNullable<Configured[Name]>;

/** Loopback hosts: the only ones where a test double may replace a provider. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether config names a test double of the reference gateway. */
function isStandIn(settings: ProviderSettings): boolean {
  return 'emulator' in settings || ('script' in settings && settings.script.startsWith('/'));
}

/**
 * The settings of a provider that is configured, whose flag is on, and which may be used on this host; else `undefined`.
 * @param hostname as `URL.hostname` and `location.hostname` write it; without one, no test double is offered
 */
export function offeredProvider<Name extends ProviderName>(
  name: Name,
  providers: Merchant['providers'],
  flags: Readonly<Record<string, boolean>>,
  hostname?: string,
): ProviderSettings<Name> | undefined {
  const settings = providers?.[name];
  if (settings === undefined || flags[PROVIDER_FLAG[name]] !== true) return undefined;
  // TypeScript cannot index the settings by a generic name: the value is that provider's settings.
  return isStandIn(settings) && !LOOPBACK.has(hostname ?? '') ? undefined : (settings as ProviderSettings<Name>);
}
