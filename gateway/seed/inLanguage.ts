import type { MerchantSeed } from '../api/context.ts';
import type { ByLanguage } from './texts.ts';

/** Languages of the seeded content. */
export const SEED_LANGUAGES: ReadonlySet<string> = new Set(['CN', 'EN', 'ID', 'TH', 'TY', 'VI']);

/** The merchant's languages with seeded content; requests in another one are answered in its default language. */
export const seededLanguages = ({ languages, defaultLanguage }: Pick<MerchantSeed, 'languages' | 'defaultLanguage'>): readonly string[] =>
  languages.filter((language) => SEED_LANGUAGES.has(language) || language === defaultLanguage);

/** A text in the merchant's language, with English as the fallback. */
export const inLanguage = <Text>(texts: ByLanguage<Text>, language: string): Text => texts[language] ?? texts.EN;
