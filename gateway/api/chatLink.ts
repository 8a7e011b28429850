import { createCipheriv } from 'node:crypto';
import type { RequestContext } from './context.ts';
import { newToken } from './random.ts';

/** A URL in the platform's format: ciphertext, followed by the eight characters of its key. */
export function sealedLink({ random }: RequestContext, address: string): string {
  const key = newToken(random).slice(0, 8);
  return encrypt(address, key) + key;
}

/** URL of the chat window. It is on the games host, which is a different origin on any machine. */
export function chatAddress({ gamesOrigin, merchant }: RequestContext, kind: 'live' | 'vip'): string {
  return `${gamesOrigin}/chat?m=${encodeURIComponent(merchant.code)}&kind=${kind}`;
}

/**
 * DES-ECB with PKCS#7, as Base64. Obfuscates the link; it is no protection. Current OpenSSL has no single DES, but
 * triple DES with the same key three times is the same cipher.
 */
function encrypt(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'utf8'), null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}
