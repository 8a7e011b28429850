/** A browser and its system by the names that people know them by. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Mark = readonly [name: string, mark: RegExp];

/** The first that fits: browsers call themselves by the names of those they descend from as well. */
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

/** Longer ones are not looked at: nobody's browser says so much. */
const LONGEST = 1024;

const nameIn = (marks: readonly Mark[], text: string): string | null => marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** What a `User-Agent` header says; a claim, good for recognising one's own devices and for nothing else. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
