import i18next, { type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { awaitTexts } from './awaitTexts.ts';
import { LAST_LANGUAGE, localeOf } from './locales.ts';

/** One chunk a language and namespace: a page loads the texts it shows, in the language it shows. Here are those of most pages. */
const bundles = import.meta.glob<{ default: Record<string, string> }>('../../locales/*/{auth,common,config,kit,lobby}.json');

async function read(language: string, namespace: string): Promise<Record<string, string>> {
  const file = `../../locales/${language}/${namespace}.json`;
  const load = bundles[file] ?? (await import('./laterBundles.ts')).laterBundles[file];
  return (await load?.())?.default ?? {};
}

const lazyBundles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  callbackApi: false,
  read,
};

interface I18nOptions {
  readonly language: string;
  /** Where a text is missing: the merchant's default language, then English. */
  readonly defaultLanguage: string;
  onMissing(key: string, language: string): void;
}

/** The namespace of the frame around pages; blocks bring their own. `config` holds the labels that config names. */
export const FRAME_NAMESPACES = ['common', 'config'];

/** Templates are the spec's: `{0}`, `{1}`. React escapes what is drawn. */
export const INTERPOLATION = { prefix: '{', suffix: '}', escapeValue: false };

/**
 * Starts translation; resolves when the frame's texts are there. The languages to fall back on are loaded when a text is first found missing: complete bundles, which is the rule, never need them.
 */
export async function startI18n({ language, defaultLanguage, onMissing }: I18nOptions): Promise<I18n> {
  const fallBack = (): void => {
    if (i18next.options.fallbackLng !== false) return;
    i18next.options.fallbackLng = [...new Set([defaultLanguage, LAST_LANGUAGE])];
    // The same language again: loads what is missing and has every text drawn anew.
    void i18next.changeLanguage(i18next.language);
  };
  await i18next
    .use(lazyBundles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // Codes such as UR-LA are names of bundles, not tags to be taken apart.
      load: 'currentOnly',
      cleanCode: false,
      lowerCaseLng: false,
      ns: FRAME_NAMESPACES,
      defaultNS: 'common',
      keySeparator: false,
      nsSeparator: ':',
      interpolation: INTERPOLATION,
      saveMissing: true,
      missingKeyHandler: (languages, _namespace, key) => {
        onMissing(key, languages[0] ?? language);
        fallBack();
      },
      parseMissingKeyHandler: () => '',
    });
  awaitTexts(i18next);
  applyLanguage(language);
  i18next.on('languageChanged', applyLanguage);
  return i18next;
}

function applyLanguage(code: string): void {
  const { tag, dir } = localeOf(code);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}
