/** Signs of an operating system in a user agent string, the more particular first: Android also says Linux. */
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The visitor's operating system by name, for the platform's statistics of guest play. */
export function osName(userAgent: string): string {
  return SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';
}
