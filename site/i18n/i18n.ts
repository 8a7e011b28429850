import { createInstance, type BackendModule, type i18n as I18n } from 'i18next';

import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { isolated, isolatedValue } from './isolated.ts';
import { FRAME_NAMESPACES, LAST_LANGUAGE, localeOf } from './locales.ts';

type Bundle = Readonly<Record<string, string>>;

/** One chunk per language and namespace: a page loads only the texts it shows, in the language it shows. */
const bundles = import.meta.glob<{ default: Bundle }>(['../../locales/*/*.json', '!../../locales/glossary/*']);

async function read(language: string, namespace: string): Promise<Bundle> {
  const load = bundles[`../../locales/${language}/${namespace}.json`];
  return load === undefined ? {} : (await importWithRetry(load, 'default')).default;
}

/** A merchant may offer any language of the platform; only some have texts. */
const hasTexts = (language: string): boolean => Object.hasOwn(bundles, `../../locales/${language}/common.json`);

/** All keys of a language, in reports of missing texts. */
const EVERY_KEY = '*';

declare module 'i18next' {
  interface CustomPluginOptions {
    /** The language whose texts are shown where a language has none: the merchant's default, or English. */
    substitute?: string;
  }
}

/** What decides the language of texts and formats. */
type Spoken = Pick<I18n, 'language' | 'options'>;

const substituteOf = ({ options }: Spoken): string => options.substitute ?? LAST_LANGUAGE;

/** The BCP 47 tag of the texts' actual language, for Intl formats inside them. */
export const textTag = (i18n: Spoken): string => localeOf(hasTexts(i18n.language) ? i18n.language : substituteOf(i18n)).tag;

/** BCP 47 tags for Intl, best first: a browser that lacks the page's language would write dates in its own. */
export const intlTags = (i18n: Spoken): readonly string[] =>
  [i18n.language, substituteOf(i18n), LAST_LANGUAGE].map((code) => localeOf(code).tag);

/** The first of them that the browser has. */
export const intlTag = (i18n: Spoken): string =>
  Intl.DateTimeFormat.supportedLocalesOf([...intlTags(i18n)], { localeMatcher: 'lookup' })[0] ?? localeOf(LAST_LANGUAGE).tag;

/** Reads the build's texts, replaced key by key by the merchant's overrides. A language without texts gets those of the substitute. */
function createBackend({ onMissing, overrides }: Pick<I18nOptions, 'onMissing' | 'overrides'>, substitute: string): BackendModule {
  const overridden = async (language: string, namespace: string): Promise<Bundle> =>
    Object.assign({}, ...(await Promise.all([read(language, namespace), overrides?.(language, namespace)])));
  const readAny = async (language: string, namespace: string): Promise<Bundle> => {
    if (hasTexts(language)) return overridden(language, namespace);
    onMissing(EVERY_KEY, language);
    const [others, its] = await Promise.all([overridden(substitute, namespace), overrides?.(language, namespace)]);
    return { ...isolated(others, localeOf(substitute).dir, localeOf(language).dir), ...its };
  };
  return { type: 'backend', init: () => undefined, callbackApi: false, read: readAny };
}

interface I18nOptions {
  readonly language: string;
  /** The first fallback language; English is the second. */
  readonly defaultLanguage: string;
  /** Called for each text that is missing when it is rendered; `*` for a language without any texts. */
  onMissing(key: string, language: string): void;
  /** The merchant's replacements for texts of a namespace; read again by `reloadTranslations`. Never rejects. */
  overrides?(language: string, namespace: string): Promise<Bundle | undefined>;
}

/** Emitted when texts have changed and the language has not; `useTranslation` re-renders on it, because `bindI18n` lists it. */
const TRANSLATIONS_RELOADED = 'translationsReloaded';

/** Loads the texts again, of every language loaded so far, and re-renders what shows them. */
export async function reloadTranslations(i18n: I18n, namespaces?: readonly string[]): Promise<void> {
  await i18n.reloadResources(undefined, namespaces);
  i18n.emit(TRANSLATIONS_RELOADED);
}

/** Delay before failed loads are retried, in milliseconds; doubled after each attempt up to the maximum. */
const RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 30_000;

/** Retries failed loads until they succeed: a short outage must not leave a page in another language. */
function retryFailedLoads(i18n: I18n): void {
  const failed = new Set<string>();
  let delay = RETRY_DELAY_MS;
  const retry = async (): Promise<void> => {
    const namespaces = [...failed];
    failed.clear();
    delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS);
    await reloadTranslations(i18n, namespaces);
    if (failed.size === 0) delay = RETRY_DELAY_MS;
  };
  i18n.on('failedLoading', (_language, namespace) => {
    if (failed.size === 0) setTimeout(() => void retry(), delay);
    failed.add(namespace);
  });
}

/** Placeholders are `{0}`, `{1}`. React escapes what is rendered. */
export const INTERPOLATION = { prefix: '{', suffix: '}', escapeValue: false };

/** The translations of a page in the browser: `createI18n`, with failed loads retried, and the document in their language. */
export async function startI18n(options: I18nOptions): Promise<I18n> {
  const i18n = await createI18n(options);
  retryFailedLoads(i18n);
  applyLanguage(options.language);
  i18n.on('languageChanged', applyLanguage);
  return i18n;
}

/**
 * Creates translations; resolves when the frame's namespaces are loaded. The fallback languages are loaded when the first text is
 * found missing: complete bundles, which are the rule, never need them.
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const { language, defaultLanguage, onMissing } = options;
  const substitute = hasTexts(defaultLanguage) ? defaultLanguage : LAST_LANGUAGE;
  const i18n = createInstance();
  const loadFallbacks = (): void => {
    if (i18n.options.fallbackLng !== false) return;
    i18n.options.fallbackLng = [...new Set([defaultLanguage, LAST_LANGUAGE])];
    // Changing to the current language loads what is missing and re-renders.
    void i18n.changeLanguage(i18n.language);
  };
  await i18n.use(createBackend(options, substitute)).init({
    substitute,
    lng: language,
    fallbackLng: false,
    // Codes such as UR-LA are names of bundles, not BCP 47 tags to be split.
    load: 'currentOnly',
    cleanCode: false,
    lowerCaseLng: false,
    // A copy: i18next adds each namespace that is loaded later.
    ns: [...FRAME_NAMESPACES],
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: ':',
    react: { bindI18n: `languageChanged ${TRANSLATIONS_RELOADED}` },
    interpolation: {
      ...INTERPOLATION,
      escapeValue: true,
      escape: (value) => (localeOf(i18n.language).dir === 'rtl' ? isolatedValue(value) : value),
    },
    saveMissing: true,
    // Reports the page's language, not the fallbacks, which may still be loading.
    saveMissingTo: 'current',
    missingKeyHandler: (languages, _namespace, key) => {
      onMissing(key, languages[0] ?? language);
      loadFallbacks();
    },
    parseMissingKeyHandler: () => '',
  });
  return i18n;
}

function applyLanguage(code: string): void {
  const { tag, dir } = localeOf(code);
  const { documentElement: root } = document;
  // Setting either restyles the whole page, even to what it is.
  if (root.lang !== tag) root.lang = tag;
  if (root.dir !== dir) root.dir = dir;
}
