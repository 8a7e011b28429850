import i18next, { type BackendModule, type i18n as I18n } from 'i18next';

import { importAgain } from '#site/importAgain.ts';
import { isolated, isolatedValue } from './isolated.ts';
import { FRAME_NAMESPACES, LAST_LANGUAGE, localeOf } from './locales.ts';
import { REWORDED } from './useTranslation.tsx';

/** One chunk a language and namespace: a page loads the texts it shows, in the language it shows. Here are those of most pages. */
const bundles = import.meta.glob<{ default: Record<string, string> }>('../../locales/*/{auth,common,config,kit,lobby}.json');

type Bundle = Readonly<Record<string, string>>;

const laterNames = () => import('./laterBundles.ts');

async function read(language: string, namespace: string): Promise<Bundle> {
  const file = `../../locales/${language}/${namespace}.json`;
  const load = bundles[file] ?? (await importAgain(laterNames, 'laterBundles')).laterBundles[file];
  return load === undefined ? {} : (await importAgain(load, 'default')).default;
}

/** A merchant may speak any language of the platform; there are texts in some. */
const hasTexts = (language: string): boolean => Object.hasOwn(bundles, `../../locales/${language}/common.json`);

/** Stands for all keys of a language in what is told of missing texts. */
const EVERY_KEY = '*';

/** Whose texts are shown where a language has none: the merchant's default one, or English. */
let standIn = LAST_LANGUAGE;

/** The tag of the language that texts are in on a page of this one: for what is put between words by their language, such as "and". */
export const textTag = (language: string): string => localeOf(hasTexts(language) ? language : standIn).tag;

/**
 * Texts of the build by language, with what the merchant words differently in their place; a language that has none is read in its
 * stand-in, so that no page is ever without words.
 */
function lazyBundles({ onMissing, own }: Pick<I18nOptions, 'onMissing' | 'own'>): BackendModule {
  const worded = async (language: string, namespace: string): Promise<Bundle> =>
    Object.assign({}, ...(await Promise.all([read(language, namespace), own?.(language, namespace)])));
  const readAny = async (language: string, namespace: string): Promise<Bundle> => {
    if (hasTexts(language)) return worded(language, namespace);
    onMissing(EVERY_KEY, language);
    const [others, its] = await Promise.all([worded(standIn, namespace), own?.(language, namespace)]);
    return { ...isolated(others, localeOf(standIn).dir, localeOf(language).dir), ...its };
  };
  return { type: 'backend', init: () => undefined, callbackApi: false, read: readAny };
}

interface I18nOptions {
  readonly language: string;
  /** Where a text is missing: the merchant's default language, then English. */
  readonly defaultLanguage: string;
  /** Told of each text that was missing when it was wanted; `*` where a language has none at all. */
  onMissing(key: string, language: string): void;
  /** What the merchant words differently of a namespace; asked again by `reword`. Never rejects. */
  own?(language: string, namespace: string): Promise<Readonly<Record<string, string>> | undefined>;
}

/** How long it takes until texts that did not arrive are asked for again, in milliseconds: twice as long each time, up to the longest. */
const WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/** Asks for what did not arrive until it does: a page that was out of reach for a moment must not stay in another language. */
function askAgain(): void {
  const lost = new Set<string>();
  let wait = WAIT_MS;
  const ask = async (): Promise<void> => {
    const namespaces = [...lost];
    lost.clear();
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    await i18next.reloadResources(i18next.languages, namespaces);
    if (lost.size === 0) wait = WAIT_MS;
    i18next.emit(REWORDED);
  };
  i18next.on('failedLoading', (_language, namespace) => {
    if (lost.size === 0) setTimeout(() => void ask(), wait);
    lost.add(namespace);
  });
}

/** Templates are the spec's: `{0}`, `{1}`. React escapes what is drawn. */
export const INTERPOLATION = { prefix: '{', suffix: '}', escapeValue: false };

/**
 * Starts translation; resolves when the frame's texts are there. The languages to fall back on are loaded when a text is first found missing: complete bundles, which is the rule, never need them.
 */
export async function startI18n(options: I18nOptions): Promise<I18n> {
  const { language, defaultLanguage, onMissing } = options;
  standIn = hasTexts(defaultLanguage) ? defaultLanguage : LAST_LANGUAGE;
  const fallBackOn = [...new Set([defaultLanguage, LAST_LANGUAGE])];
  const fallBack = (): void => {
    if (i18next.options.fallbackLng !== false) return;
    i18next.options.fallbackLng = fallBackOn;
    // The same language again: loads what is missing and has every text drawn anew.
    void i18next.changeLanguage(i18next.language);
  };
  await i18next.use(lazyBundles(options)).init({
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
    interpolation: {
      ...INTERPOLATION,
      escapeValue: true,
      escape: (value) => (localeOf(i18next.language).dir === 'rtl' ? isolatedValue(value) : value),
    },
    saveMissing: true,
    // Told of the page's language, not of those that stand in and may still be on their way.
    saveMissingTo: 'current',
    missingKeyHandler: (languages, _namespace, key) => {
      onMissing(key, languages[0] ?? language);
      fallBack();
    },
    parseMissingKeyHandler: () => '',
  });
  askAgain();
  applyLanguage(language);
  i18next.on('languageChanged', applyLanguage);
  return i18next;
}

function applyLanguage(code: string): void {
  const { tag, dir } = localeOf(code);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}
