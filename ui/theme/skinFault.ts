/** One thing wrong with a skin, at a JSON pointer into it. */
export interface SkinFault {
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
}
