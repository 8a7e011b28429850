/** The part of des.js that is used; the package has no types of its own. */
declare module 'des.js/lib/des/des.js' {
  interface Cipher {
    /** Takes the last bytes and gives all that came of them. Throws when they end in no valid padding. */
    final(bytes: ArrayLike<number>): number[];
  }
  const DES: {
    /** ECB with PKCS#7 padding. Throws unless `key` has 8 bytes. */
    create(options: { readonly type: 'encrypt' | 'decrypt'; readonly key: ArrayLike<number> }): Cipher;
  };
  export default DES;
}
