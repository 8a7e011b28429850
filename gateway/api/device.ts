/** A browser and its operating system, by display name. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Mark = readonly [name: string, mark: RegExp];

/** The first match wins: user agents also name the browsers they are compatible with. */
const BROWSERS: readonly Mark[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOP(R|T|X|iOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC?Browser\//],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
  ['WeChat', /\bMicroMessenger\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly Mark[] = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(iPhone|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac ?OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer user agents are ignored. */
const LONGEST = 1024;

const nameIn = (marks: readonly Mark[], text: string): string | null => marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** Parses a `User-Agent` header; it is only a claim, used to recognize one's own devices. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
