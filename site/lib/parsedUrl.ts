/** Parses a URL; `undefined` if it is invalid. Avoids `URL.canParse`, which the oldest supported browsers lack. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
