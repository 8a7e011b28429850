import type { ProviderName } from '#site/assembler/sdk/providers.ts';
import type { ProviderSources } from './policy.ts';

/** Sources that a provider loads from, by kind, in the policy's syntax. */
export type ProviderHosts = Omit<ProviderSources, 'reportPath' | 'dev'>;

export const NO_HOSTS: ProviderHosts = { scripts: [], styles: [], images: [], calls: [], frames: [], media: [] };

/** GeeTest's hosts, and its fallbacks. */
const GEETEST = [
  'https://static.geetest.com',
  'https://gcaptcha4.geetest.com',
  'https://static.geevisit.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
];

/** Sources of each provider, according to its documentation. */
export const PROVIDER_HOSTS: Readonly<Record<ProviderName, ProviderHosts>> = {
  geetest: { ...NO_HOSTS, scripts: GEETEST, styles: GEETEST, images: GEETEST, calls: GEETEST, media: GEETEST },
  // reCAPTCHA, and the two services that the SDK calls.
  firebase: {
    ...NO_HOSTS,
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    images: ['https://www.gstatic.com/recaptcha/'],
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', 'https://www.google.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  google: {
    ...NO_HOSTS,
    scripts: ['https://accounts.google.com/gsi/client'],
    styles: ['https://accounts.google.com/gsi/style'],
    calls: ['https://accounts.google.com/gsi/'],
    frames: ['https://accounts.google.com/gsi/'],
  },
  facebook: {
    ...NO_HOSTS,
    scripts: ['https://connect.facebook.net'],
    images: ['https://www.facebook.com'],
    calls: ['https://www.facebook.com', 'https://graph.facebook.com'],
    frames: ['https://www.facebook.com', 'https://web.facebook.com'],
  },
  analytics: {
    ...NO_HOSTS,
    scripts: ['https://www.googletagmanager.com'],
    images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
};
