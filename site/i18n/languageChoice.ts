import { deviceStorage } from '#site/lib/browserStorage.ts';
import { writeCookie } from '#site/lib/cookies.ts';

/** Name in local storage (spec, section 3). */
const STORED = 'language';

/** Cookie with the player's language, so that a server renders pages in it. */
export const LANGUAGE_COOKIE = 'language';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Languages of a merchant. */
interface Offer<Language> {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
}

/** The player's choice where the merchant speaks it, else the merchant's default. */
export function chosenLanguage<Language extends string>({ languages, defaultLanguage }: Offer<Language>): Language {
  const stored = deviceStorage.getItem(STORED);
  return languages.find((code) => code === stored) ?? defaultLanguage;
}

/** Gives the server the choice of this device: cookies end before what is stored does. */
export function renewLanguageCookie(): void {
  const stored = deviceStorage.getItem(STORED);
  if (stored !== null) writeCookie(LANGUAGE_COOKIE, stored, YEAR_MS, 'Lax');
}

/** Remembers the player's choice on this device. */
export function storeLanguage(code: string): void {
  deviceStorage.setItem(STORED, code);
  renewLanguageCookie();
}
