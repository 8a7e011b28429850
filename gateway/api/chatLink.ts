import { createCipheriv } from 'node:crypto';
import type { RequestContext } from './context.ts';
import { newToken } from './random.ts';

/** An address as the platform sends it: ciphertext, and behind it the eight characters that open it. */
export function sealedLink({ random }: RequestContext, address: string): string {
  const key = newToken(random).slice(0, 8);
  return encrypt(address, key) + key;
}

/** Address of the chat window. It stands on the games' host, which is a real other origin on any machine. */
export function chatAddress({ gamesOrigin, merchant }: RequestContext, kind: 'live' | 'vip'): string {
  return `${gamesOrigin}/chat?m=${encodeURIComponent(merchant.code)}&kind=${kind}`;
}

/**
 * DES-ECB with PKCS#7, as Base64. It hides the link from a casual look and is no protection. Current OpenSSL has no
 * single DES, but triple DES under the same key three times is the same cipher.
 */
function encrypt(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'utf8'), null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}
