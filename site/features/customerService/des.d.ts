/** Types of the used part of des.js, which ships none. */
declare module 'des.js/lib/des/des.js' {
  interface Cipher {
    /** Processes the last bytes and returns the whole result. Throws on invalid padding. */
    final(bytes: ArrayLike<number>): number[];
  }
  const DES: {
    /** ECB with PKCS#7 padding. Throws unless `key` has 8 bytes. */
    create(options: { readonly type: 'encrypt' | 'decrypt'; readonly key: ArrayLike<number> }): Cipher;
  };
  export default DES;
}
