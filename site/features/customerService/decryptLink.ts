import { importWithRetry } from '#site/lib/importWithRetry.ts';

/** Length of the key and of a cipher block, in bytes. */
const BLOCK = 8;

/** Maximum length, in characters. */
const MAX_LENGTH = 4096;

interface Sealed {
  readonly bytes: Uint8Array;
  readonly key: Uint8Array;
}

/** Splits an encrypted path into Base64 data and key. `undefined` if it is malformed. */
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

/** Loaded on demand. A local module, since retrying an import requires a known export. */
const cipher = () => import('./decipher.ts');

/**
 * Decrypts a path: DES-ECB with PKCS#7, the key is the last 8 characters. This is obfuscation, not protection, so the result must pass
 * the URL gate. `undefined` for an invalid path; rejects if the module fails to load.
 */
export async function decryptLink(path: string): Promise<string | undefined> {
  const parts = partsOf(path);
  if (parts === undefined) return undefined;
  const { decipher } = await importWithRetry(cipher, 'decipher');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(decipher(parts.bytes, parts.key)));
  } catch {
    return undefined; // Wrong key: padding and text are garbage.
  }
}
