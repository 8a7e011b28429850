/** An address taken apart, or `undefined` where it is none. Not by `URL.canParse`, which browsers just below the floor lack. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
