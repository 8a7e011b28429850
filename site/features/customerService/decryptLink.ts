import { importWithRetry } from '#site/lib/importWithRetry.ts';

/** Both the key behind a path and a block of the cipher, in bytes. */
const BLOCK = 8;

/** No link is longer, in characters. */
const MAX_LENGTH = 4096;

interface Sealed {
  readonly bytes: Uint8Array;
  readonly key: Uint8Array;
}

/** The two parts of an encrypted path: Base64, and behind it the key. `undefined` when it is not built like one. */
function partsOf(path: string): Sealed | undefined {
  if (path.length > MAX_LENGTH) return undefined;
  const key = new TextEncoder().encode(path.slice(-BLOCK));
  const bytes = fromBase64(path.slice(0, -BLOCK));
  const whole = bytes !== undefined && bytes.length > 0 && bytes.length % BLOCK === 0;
  return whole && key.length === BLOCK ? { bytes, key } : undefined;
}

function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Only who asks for customer service needs it. Of this site's own, since what is asked for again is known by what it exports. */
const cipher = () => import('./decipher.ts');

/**
 * The link in an encrypted path: DES-ECB with PKCS#7, its key the last 8 characters. That hides it from a casual look and
 * protects nothing, so what comes out is to pass the URL gate. `undefined` for a path that is no such thing; rejects where
 * the code for it did not arrive.
 */
export async function decryptLink(path: string): Promise<string | undefined> {
  const parts = partsOf(path);
  if (parts === undefined) return undefined;
  const { decipher } = await importWithRetry(cipher, 'decipher');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(decipher(parts.bytes, parts.key)));
  } catch {
    return undefined; // Another key: padding and text come out as noise.
  }
}
