import { firstLabels, labelsOf } from '../site/i18n/kitLabels.ts';
import { localeOf } from '../site/i18n/locales.ts';
import { allLabels, type KitLabels } from '../ui/kit/allLabels.ts';

/** A choice of the toolbar: a language's tag, its native name, and the kit's texts in it. */
interface Language {
  readonly tag: string;
  readonly name: string;
  readonly labels: Partial<KitLabels>;
}

type Bundle = Readonly<Record<string, string>>;

const common = import.meta.glob<Bundle>('../locales/*/common.json', { eager: true, import: 'default' });
const kit = import.meta.glob<Bundle>('../locales/*/kit.json', { eager: true, import: 'default' });

const labelsIn = (code: string): Partial<KitLabels> => ({
  ...firstLabels(common[`../locales/${code}/common.json`]),
  ...labelsOf(kit[`../locales/${code}/kit.json`]),
});

/**
 * Pseudo-localization: English with doubled vowels, so that texts are a third longer, and hard-coded ones stand out.
 */
const stretched = Object.fromEntries(
  Object.entries(allLabels).map(([name, text]) => [
    name,
    text.replace(/\{\w+\}|[aeiou]/gi, (part) => (part.startsWith('{') ? part : part + part.toLowerCase())),
  ]),
);

const english: Language = { tag: 'en', name: 'English', labels: {} };

/** The languages of the site's bundles by their code, and the pseudo-language. */
export const languages: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(
    Object.keys(kit)
      .map((path) => path.split('/').at(-2) ?? path)
      .map((code) => [code, { ...localeOf(code), labels: labelsIn(code) }]),
  ),
  stretched: { tag: 'en', name: 'Longer words', labels: stretched },
};

export const languageOf = (code: string): Language => languages[code] ?? english;
