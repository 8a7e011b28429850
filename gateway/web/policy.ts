import { createHash } from 'node:crypto';

/** Sources that a page of the site may load from. */
export interface SiteSources {
  /** Origins of game frames. */
  readonly frames: readonly string[];
  /** Whether the page frames documents of third-party providers, which are same-origin. */
  readonly providers?: boolean;
  /** External origins of images. */
  readonly images: readonly string[];
  /**
   * Path that violations are posted to, if there is a server to receive them. Uses `report-uri` only: every browser
   * supports it and sends at once, while Chromium, given `report-to` as well, uses only that and delays reports.
   */
  readonly reportPath: string | undefined;
  /** External origins that the page may send requests to. */
  readonly sendsTo?: readonly string[];
  /** Origins that may frame the page; none by default. */
  readonly framedBy?: readonly string[];
  /** Vite's hot reload needs inline scripts and styles, and a socket; development only. */
  readonly dev: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * A single header value: it cannot end a value, directive, quotation or line, and is no variable in a host's
 * configuration.
 */
const isOneValue = (value: string): boolean => /^[\x21-\x7e]+$/.test(value) && !/[;,"\\${}]/.test(value);

/** A policy's header text; an empty list means a directive without values. Invalid values are omitted. */
function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(isOneValue)].join(' '))
    .join('; ');
}

const SELF = "'self'";
const NONE = "'none'";

/** Path that receives violation reports. */
export const REPORT_PATH = '/csp-report';

/**
 * Style attributes in rendered pages that a library writes and cannot be told to leave out: Radix Tabs, on the active panel. All
 * others are refused; the site has none.
 */
const LIBRARY_STYLES = ['animation-duration:0s'];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content-Security-Policy of the site's pages [SEC-1]. */
export function sitePolicy({ frames, providers = false, images, reportPath, sendsTo = [], framedBy = [NONE], dev }: SiteSources): string {
  const framed = providers ? [SELF, ...frames] : frames;
  const strict: Directives = {
    'default-src': [NONE],
    'script-src': [SELF],
    'style-src': [SELF],
    'style-src-attr': ["'unsafe-hashes'", ...LIBRARY_STYLES.map(hashOf)],
    // Previews of images to upload are blobs.
    'img-src': [SELF, 'data:', 'blob:', ...images],
    'font-src': [SELF],
    // With several game hosts, the page checks which of them is reachable.
    'connect-src': [SELF, ...(frames.length > 1 ? frames : []), ...sendsTo],
    'frame-src': framed.length > 0 ? framed : [NONE],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': framedBy,
  };
  if (dev) {
    const inline = [SELF, "'unsafe-inline'"];
    return policy({ ...strict, 'script-src': inline, 'style-src': inline, 'style-src-attr': inline, 'connect-src': [SELF, 'ws:'] });
  }
  const reporting: Directives = reportPath === undefined ? {} : { 'report-uri': [reportPath] };
  return policy({ ...strict, 'require-trusted-types-for': ["'script'"], 'trusted-types': ['dompurify'], ...reporting });
}

/** Sources that a third-party provider loads in its document, by kind, in the policy's syntax. */
export interface ProviderSources extends Pick<SiteSources, 'reportPath' | 'dev'> {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly images: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
  readonly media: readonly string[];
}

/**
 * Content-Security-Policy of a provider's document. Looser than the site's as such scripts require: they write styles
 * and do not support Trusted Types. Only the site's own pages may frame it.
 */
function providerPolicy({ scripts, styles, images, calls, frames, media, reportPath, dev }: ProviderSources): string {
  const inline = "'unsafe-inline'";
  return policy({
    'default-src': [NONE],
    'script-src': dev ? [SELF, inline, ...scripts] : [SELF, ...scripts],
    'style-src': [SELF, inline, ...styles],
    'img-src': [SELF, 'data:', 'blob:', ...images],
    'font-src': [SELF],
    'connect-src': dev ? [SELF, 'ws:', ...calls] : [SELF, ...calls],
    'frame-src': frames.length > 0 ? frames : [NONE],
    'media-src': media.length > 0 ? media : [NONE],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [SELF],
    ...(reportPath !== undefined && { 'report-uri': [reportPath] }),
  });
}

/** Policy of every response that is not a page: opened as one, it can do nothing. */
export const dataPolicy = policy({ 'default-src': [NONE], 'frame-ancestors': [NONE] });

/** Headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const DELEGATED_TO_GAMES = ['autoplay', 'fullscreen', 'clipboard-write'];
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const OPENER = 'same-origin-allow-popups';

/** Headers of a provider's document, in addition to `commonHeaders`. */
export function providerHeaders(sources: ProviderSources): Record<string, string> {
  return {
    'Content-Security-Policy': providerPolicy(sources),
    // Their pop-ups communicate with the document that opened them.
    'Cross-Origin-Opener-Policy': OPENER,
    'Permissions-Policy': UNUSED.map((name) => `${name}=()`).join(', '),
  };
}

/** Headers of the site's pages, in addition to `commonHeaders`. */
export function pageHeaders(sources: SiteSources): Record<string, string> {
  const allowed = ['self', ...sources.frames.filter(isOneValue).map((origin) => `"${origin}"`)].join(' ');
  return {
    'Content-Security-Policy': sitePolicy(sources),
    // Pop-ups keep their opener: the site closes the customer-service window if its URL fails.
    'Cross-Origin-Opener-Policy': OPENER,
    'Permissions-Policy': [...DELEGATED_TO_GAMES.map((name) => `${name}=(${allowed})`), ...UNUSED.map((name) => `${name}=()`)].join(', '),
  };
}
