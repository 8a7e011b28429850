import type { ByLanguage } from './texts.ts';

export interface SeedQuestion {
  readonly id: string;
  /** The answer is HTML; `{encryptionBits}` and the other claims of `site.json` are filled in where it is read. */
  readonly texts: ByLanguage<readonly [question: string, answer: string]>;
}

export interface SeedTopic {
  readonly id: string;
  /** A name of the site's icon set. */
  readonly icon: string;
  readonly names: ByLanguage<string>;
  readonly questions: readonly SeedQuestion[];
}
