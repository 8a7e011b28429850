import type { ByLanguage } from './texts.ts';

/** A text in the merchant's language; English stands in where a language has none. */
export const inLanguage = <Text>(texts: ByLanguage<Text>, language: string): Text => texts[language] ?? texts.EN;
