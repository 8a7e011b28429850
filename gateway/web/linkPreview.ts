import type { Artefact, Language } from '#site/assembler/runtime/types.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { LINK_PICTURE } from '#site/assembler/compiler/pictures.ts';
import { tag } from './html.ts';
import { typeOf } from './siteFiles.ts';
import type { TextOf } from './texts.ts';

/** The data that social networks show when a page of the merchant is shared. */
interface Shared {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly origin: string;
}

const property = (key: string, content: string) => tag('meta', { property: `og:${key}`, content });

/** Language and region in Open Graph format: `vi_VN`. The region is the one with the most speakers. */
function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(localeOf(code).tag).maximize();
  return `${language}_${region}`;
}

/**
 * Open Graph tags. The image has the size that `check` requires, so that a preview can reserve its space before it is
 * loaded.
 */
export function linkPreview(
  artefact: Artefact,
  textOf: TextOf,
  { language, title, description, address, origin }: Shared,
): readonly string[] {
  const { head, name, languages } = artefact.merchant;
  const type = typeOf(new URL(head.image, origin).pathname);
  const isSized = type === 'image/png' || type === 'image/jpeg';
  return [
    property('type', 'website'),
    property('site_name', name),
    property('title', title),
    property('description', description),
    property('url', address),
    property('locale', openGraphLocale(language)),
    ...languages.filter((code) => code !== language).map((code) => property('locale:alternate', openGraphLocale(code))),
    property('image', new URL(head.image, origin).href),
    ...(isSized
      ? [
          property('image:type', type),
          property('image:width', String(LINK_PICTURE.width)),
          property('image:height', String(LINK_PICTURE.height)),
        ]
      : []),
    ...(head.imageAlt ? [property('image:alt', textOf(head.imageAlt, artefact, language))] : []),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
