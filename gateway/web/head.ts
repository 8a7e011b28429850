import type { Artefact, Language, Manifest } from '#site/assembler/runtime/types.ts';
import { RENDERED_ID, widthsOf } from '#site/boot/render/rendered.ts';
import type { RenderedPage } from '#site/boot/render/renderSite.tsx';
import { localeOf } from '#site/i18n/locales.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';
import { addressedLanguages, pathIn, prefixOf } from './languagePaths.ts';
import { linkPreview } from './linkPreview.ts';
import type { BlockFiles, PageView } from './pages.ts';
import { structuredData } from './structuredData.ts';
import type { TextOf } from './texts.ts';

export interface PageInput {
  /** The built `index.html`. */
  readonly template: string;
  readonly artefact: Artefact;
  readonly manifest: Manifest;
  readonly page: PageView;
  readonly files: BlockFiles;
  /** Scheme and host as the visitor's browser sees them. */
  readonly origin: string;
  readonly textOf: TextOf;
  /** Bundles of the texts that every page needs at once, in a language; empty if the product has none in it. */
  readonly filesOfTexts: (language: string) => readonly string[];
  /** The language that the page is written in. */
  readonly language: Language;
  /** The page as a visitor sees it, if it could be rendered. */
  readonly rendered?: RenderedPage | undefined;
}

const fetched = (href: string) => tag('link', { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href });

const HEAD = /<!-- head:[^>]*-->/;
const ROOT = /<!-- root:[^>]*-->/;
const LATE = /<!-- late:[^>]*-->/;
const NO_SCRIPT = /<!-- no script:[^>]*-->/;

/**
 * Each language of the merchant as `head.js` reads it, before anything of the site has loaded: tag, direction, the files of texts
 * that the page loads at once in this language, and what its addresses begin with.
 */
function languagesOf(input: PageInput) {
  const { merchant } = input.artefact;
  return merchant.languages.map((code) => {
    const { tag: language, dir } = localeOf(code);
    const own = input.filesOfTexts(code);
    const texts = own.length > 0 ? own : input.filesOfTexts(merchant.defaultLanguage);
    return [code, [language, dir, texts, prefixOf(input.artefact, code)]];
  });
}

/** Paths of a merchant's compiled config. */
export function configPaths(merchant: string, { artefact, skin }: Pick<Manifest, 'artefact' | 'skin'>) {
  return { artefact: `/config/${merchant}/artefact.${artefact}.json`, skin: `/config/${merchant}/skin.${skin}.css` };
}

/** Renders the page for one merchant and path: the built page with that merchant's head. */
export function renderPage(input: PageInput): string {
  const { before, after } = pageParts(input);
  return before + bootData(input) + after;
}

/** A page around its boot data: the same for as long as what the server has rendered is. */
export interface PageParts {
  readonly before: string;
  readonly after: string;
}

export function pageParts(input: PageInput): PageParts {
  const { merchant } = input.artefact;
  const { rendered } = input;
  const locale = localeOf(input.language);
  const root = tag('html', {
    lang: locale.tag,
    dir: locale.dir,
    // Where a visitor differs, `head.js` hides the page until the browser has rendered it.
    'data-rendered-language': rendered?.rendered.language,
    'data-rendered-origin': rendered?.rendered.origin,
    'data-rendered-widths': rendered && widthsOf[rendered.rendered.device].join(' '),
    'data-merchant': merchant.code,
    'data-default-theme': merchant.defaultTheme,
    'data-default-language': merchant.defaultLanguage,
  });
  const [page = '', ...end] = input.template
    .replace(/<html[^>]*>/, () => root)
    .replace(HEAD, () => about(input).join('\n    '))
    .replace(ROOT, () => rendered?.html ?? '')
    .replace(LATE, () => late(input))
    .replace(NO_SCRIPT, () => said('unstarted.no_script', input))
    .replace('</head>', () => `  ${[...styles(input), rendered?.head, ...preloads(input)].filter(Boolean).join('\n    ')}\n  </head>`)
    .split('</body>');
  return { before: `${page}  ${renderedData(input)}\n    `, after: ['\n  ', ...end].join('</body>') };
}

/** What the client starts with: its manifest holds the time of this answer. */
export function bootData({ artefact, manifest }: Pick<PageInput, 'artefact' | 'manifest'>): string {
  return `<script type="application/json" id="boot">${scriptJson({ merchant: artefact.merchant.code, manifest })}</script>`;
}

const said = (key: string, { artefact, textOf, language }: PageInput): string => escapeHtml(textOf({ t: key }, artefact, language));

/** The message shown while no script has rendered the page; the style sheet shows it after a delay. */
function late(input: PageInput): string {
  const { tag: lang, dir } = localeOf(input.language);
  return `${tag('p', { class: 'boot-late', role: 'alert', lang, dir })}${said('unstarted.late', input)} <a href="">${said('unstarted.again', input)}</a></p>`;
}

/** Metadata for search engines, link previews and browser UI. */
function about(input: PageInput): readonly string[] {
  const { artefact, page, origin, textOf, language } = input;
  const { head, name } = artefact.merchant;
  const site = textOf(head.title, artefact, language);
  const description = textOf(page.description ?? head.description, artefact, language);
  const title = page.title === undefined || page.path === '/' ? site : `${textOf(page.title, artefact, language)} · ${name}`;
  const addressIn = (code: Language) => origin + pathIn(artefact, code, page.path);
  const address = addressIn(language);
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'robots', content: page.listed ? 'index, follow' : 'noindex' }),
    ...(page.known ? [tag('link', { rel: 'canonical', href: address })] : []),
    ...(page.listed ? alternates(artefact, addressIn) : []),
    tag('link', { rel: 'icon', href: head.favicon }),
    ...(head.icons ? [tag('link', { rel: 'apple-touch-icon', sizes: '180x180', href: head.icons.touch })] : []),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('meta', {
      name: 'theme-color',
      content: head.themeColour[artefact.merchant.defaultTheme],
      'data-light': head.themeColour.light,
      'data-dark': head.themeColour.dark,
    }),
    tag('meta', { name: 'application-name', content: name }),
    ...linkPreview(artefact, textOf, { language, title, description, address, origin }),
    ...(page.listed ? [described(input, site)] : []),
    `<script type="application/json" id="languages">${scriptJson(languagesOf(input))}</script>`,
    '<script src="/head.js"></script>',
  ];
}

/** What search engines read of the page. */
function described({ artefact, origin, page: { path, title }, language, textOf, rendered }: PageInput, home: string): string {
  const name = textOf(title ?? artefact.merchant.head.title, artefact, language);
  const data = structuredData({ artefact, origin, path, language, title: name, home, rendered: rendered?.rendered });
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

/** The same page in the merchant's languages, and the one for speakers of none of them. */
function alternates(artefact: Artefact, addressIn: (language: Language) => string): readonly string[] {
  const languages = addressedLanguages(artefact);
  if (languages.length < 2) return [];
  const named = languages.map((code): readonly [string, string] => [localeOf(code).tag, addressIn(code)]);
  const all = [...named, ['x-default', addressIn(artefact.merchant.defaultLanguage)] as const];
  return all.map(([hreflang, href]) => tag('link', { rel: 'alternate', hreflang, href }));
}

/** Preload links for what the client loads first, in parallel with the code; after the styles, which the first paint waits for. */
function preloads({ artefact, manifest, files }: PageInput): readonly string[] {
  const { code } = artefact.merchant;
  return [
    fetched(configPaths(code, manifest).artefact),
    ...files.modules.map((href) => tag('link', { rel: 'modulepreload', fetchpriority: 'low', href })),
  ];
}

/** In cascade order: the build's (already in the page), the blocks', the skin. */
const styles = ({ artefact, manifest, files }: PageInput): readonly string[] =>
  [...files.styles, configPaths(artefact.merchant.code, manifest).skin].map((href) => tag('link', { rel: 'stylesheet', href }));

/** The data of what is rendered: like the boot data after it, so that neither delays the first paint. */
const renderedData = ({ rendered }: PageInput): string =>
  rendered ? `<script type="application/json" id="${RENDERED_ID}">${scriptJson(rendered.rendered)}</script>` : '';
