import { createHash, randomBytes } from 'node:crypto';

/** Source of ids, tokens, codes and outcomes; replaceable in tests. */
export interface Random {
  bytes(count: number): Uint8Array;
  /** An integer from 0 up to, but excluding, `below` (at most 2 ** 32). */
  int(below: number): number;
}

export const systemRandom: Random = fromBytes((count) => randomBytes(count));

/** Deterministic by seed: SHA-256 over seed and counter. Not for tokens of a real site. */
export function seededRandom(seed: string): Random {
  let block = Buffer.alloc(0);
  let used = 0;
  let counter = 0;
  return fromBytes((count) => {
    const bytes = new Uint8Array(count);
    for (let index = 0; index < count; index += 1) {
      if (used === block.length) {
        block = createHash('sha256').update(`${seed}:${counter}`).digest();
        counter += 1;
        used = 0;
      }
      bytes[index] = block[used] ?? 0;
      used += 1;
    }
    return bytes;
  });
}

function fromBytes(bytes: (count: number) => Uint8Array): Random {
  const int = (below: number): number => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes(4);
    const value = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    // Rejection sampling: values above the last whole multiple would favor small results.
    return value < 2 ** 32 - (2 ** 32 % below) ? value % below : int(below);
  };
  return { bytes, int };
}

/** A token of 256 bits, safe in a URL. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

/** The stored form of a token: a stolen database opens no session. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A code of decimal digits. */
export function newCode(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => random.int(10)).join('');
}

/** Letters and digits that are hard to confuse. */
const PLAIN_CHARACTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password to be typed from an e-mail: a letter, letters and digits, and a digit. */
export function newPassphrase(random: Random): string {
  const letters = Array.from({ length: 11 }, () => PLAIN_CHARACTERS.charAt(random.int(PLAIN_CHARACTERS.length)));
  return `${PLAIN_CHARACTERS.charAt(random.int(23))}${letters.join('')}${2 + random.int(8)}`;
}
