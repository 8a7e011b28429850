import des from 'des.js/lib/des/des.js';

/** What DES-ECB has sealed. Throws when that ends in no valid padding, as with another key. */
export function decipher(bytes: Uint8Array, key: Uint8Array): number[] {
  return des.create({ type: 'decrypt', key }).final(bytes);
}
