import type { MerchantSeed } from '../api/context.ts';
import type { ByLanguage } from './texts.ts';

/** What is seeded is written in these. */
const WRITTEN: ReadonlySet<string> = new Set(['CN', 'EN', 'ID', 'TH', 'TY', 'VI']);

/** Those of a merchant's languages that its content is seeded in; requests in another one are answered in its default language. */
export const seededLanguages = ({ languages, defaultLanguage }: Pick<MerchantSeed, 'languages' | 'defaultLanguage'>): readonly string[] =>
  languages.filter((language) => WRITTEN.has(language) || language === defaultLanguage);

/** A text in the merchant's language; English stands in where a language has none. */
export const inLanguage = <Text>(texts: ByLanguage<Text>, language: string): Text => texts[language] ?? texts.EN;
