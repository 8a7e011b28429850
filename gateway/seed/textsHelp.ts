import { HELP_ACCOUNT } from './textsHelpAccount.ts';
import { HELP_MONEY } from './textsHelpMoney.ts';
import { HELP_PLAY } from './textsHelpPlay.ts';
import type { ByLanguage } from './texts.ts';

export interface SeedQuestion {
  readonly id: string;
  /** The answer is HTML; `{encryptionBits}` and the other claims of `site.json` are filled in by the client. */
  readonly texts: ByLanguage<readonly [question: string, answer: string]>;
}

export interface SeedTopic {
  readonly id: string;
  /** A name of the site's icon set. */
  readonly icon: string;
  readonly names: ByLanguage<string>;
  readonly questions: readonly SeedQuestion[];
}

export const HELP: readonly SeedTopic[] = [...HELP_MONEY, ...HELP_ACCOUNT, ...HELP_PLAY];
