import { createCipheriv } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { decryptLink } from './decryptLink.ts';

/** Encrypts like the platform. OpenSSL has removed single DES; triple DES with three equal keys is equivalent. */
function encrypted(link: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null);
  return cipher.update(link, 'utf8', 'base64') + cipher.final('base64') + key;
}

describe('an encrypted link', () => {
  it.each([
    'https://chat.example.com/live?m=demo',
    // One byte less than a block, a whole block, one byte more: the padding differs.
    'https:/',
    'https://',
    'https://x',
    'https://chat.example.com/hỗ-trợ?tên=Ngọc',
    `https://chat.example.com/?q=${'a'.repeat(1500)}`,
  ])('[PWD-4] decrypts with its last 8 characters: %s', async (link) => {
    expect(await decryptLink(encrypted(link, 'k3y-Ab9!'))).toBe(link);
  });

  it.each([
    ['nothing', ''],
    ['a key alone', 'abcd1234'],
    ['a plain address', 'https://chat.example.com/live'],
    ['what is no Base64', '***not base64***abcd1234'],
    ['half a block', `${Buffer.from('half').toString('base64')}abcd1234`],
    ['a key of more bytes than characters', `${encrypted('https://a', 'abcd1234').slice(0, -8)}ключ1234`],
    ['more than a link can be', encrypted('a'.repeat(4096), 'abcd1234')],
  ])('[SEC-5] is not %s', async (_, path) => {
    expect(await decryptLink(path)).toBeUndefined();
  });

  it('[SEC-5] cannot be decrypted with another key', async () => {
    const path = `${encrypted('https://chat.example.com/live', 'abcd1234').slice(0, -8)}other-K1`;
    expect(await decryptLink(path)).toBeUndefined();
  });
});
