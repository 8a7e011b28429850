/** What a page of the site may load and from where. */
export interface SiteSources {
  /** Origins of game frames. */
  readonly frames: readonly string[];
  /** Origins of pictures besides the site's own. */
  readonly images: readonly string[];
  /**
   * Path that violations are posted to, where there is a server to take them. By `report-uri` alone: every browser
   * knows it and sends at once, while Chromium, given `report-to` as well, uses only that and holds reports back.
   */
  readonly reportPath: string | undefined;
  /** Origins that the page may send to besides its own. */
  readonly sendsTo?: readonly string[];
  /** Who may frame the page; nobody unless said. */
  readonly framedBy?: readonly string[];
  /** Vite's hot reload needs inline scripts and styles, and a socket; never outside development. */
  readonly dev: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** A policy's header text; an empty list means a directive without values. */
function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

const SELF = "'self'";
const NONE = "'none'";

/** Where this server takes reports of violations. */
export const REPORT_PATH = '/csp-report';

/** Content-Security-Policy of the site's pages (SEC-1). */
export function sitePolicy({ frames, images, reportPath, sendsTo = [], framedBy = [NONE], dev }: SiteSources): string {
  const strict: Directives = {
    'default-src': [NONE],
    'script-src': [SELF],
    'style-src': [SELF],
    // Previews of pictures that the player is about to send are blobs.
    'img-src': [SELF, 'data:', 'blob:', ...images],
    'font-src': [SELF],
    'connect-src': [SELF, ...sendsTo],
    'frame-src': frames.length > 0 ? frames : [NONE],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': framedBy,
  };
  if (dev) {
    const inline = [SELF, "'unsafe-inline'"];
    return policy({ ...strict, 'script-src': inline, 'style-src': inline, 'connect-src': [SELF, 'ws:'] });
  }
  const reporting: Directives = reportPath === undefined ? {} : { 'report-uri': [reportPath] };
  return policy({ ...strict, 'require-trusted-types-for': ["'script'"], 'trusted-types': ['dompurify'], ...reporting });
}

/** Policy of every answer that is not a page: were it opened as one, it could do nothing. */
export const dataPolicy = policy({ 'default-src': [NONE], 'frame-ancestors': [NONE] });

/** Headers of every answer. */
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

/** Headers of the site's pages, beside `commonHeaders`. */
export function pageHeaders(sources: SiteSources): Record<string, string> {
  const allowed = ['self', ...sources.frames.map((origin) => `"${origin}"`)].join(' ');
  return {
    'Content-Security-Policy': sitePolicy(sources),
    // Pop-ups keep their handle: the customer-service window is closed by us when its address fails.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [...DELEGATED_TO_GAMES.map((name) => `${name}=(${allowed})`), ...UNUSED.map((name) => `${name}=()`)].join(', '),
  };
}
