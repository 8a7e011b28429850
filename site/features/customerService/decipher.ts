import des from 'des.js/lib/des/des.js';

/** Decrypts DES-ECB. Throws on invalid padding, which a wrong key causes. */
export function decipher(bytes: Uint8Array, key: Uint8Array): number[] {
  return des.create({ type: 'decrypt', key }).final(bytes);
}
