import { helpCenter, newsArticle } from '#site/api/contract/content.ts';
import type { Call, CallOutput } from '#site/api/contract/defineCall.ts';
import type { Artefact, Language } from '#site/assembler/runtime/types.ts';
import type { Rendered } from '#site/boot/render/rendered.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { pathIn } from './languagePaths.ts';

interface Described {
  readonly artefact: Artefact;
  /** Scheme and host. */
  readonly origin: string;
  /** Canonical path, without a language. */
  readonly path: string;
  readonly language: Language;
  /** In the page's language. */
  readonly title: string;
  readonly home: string;
  readonly rendered: Rendered | undefined;
}

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What search engines read of a page (schema.org, JSON-LD): the brand, the way to the page, and what its answers hold. */
export function structuredData(page: Described): { readonly '@context': string; readonly '@graph': readonly Thing[] } {
  return { '@context': 'https://schema.org', '@graph': [brand(page), ...way(page), ...questions(page), ...news(page)] };
}

function brand({ artefact: { merchant }, origin }: Described): Thing {
  const { head, name } = merchant;
  return { '@type': 'Organization', name, url: `${origin}/`, logo: new URL(head.icons?.touch ?? head.favicon, origin).href };
}

function way({ artefact, origin, path, language, title, home }: Described): readonly Thing[] {
  if (path === '/') return [];
  const addressOf = (to: string) => origin + pathIn(artefact, language, to);
  const steps = [
    { name: home, item: addressOf('/') },
    { name: title, item: addressOf(path) },
  ];
  return [{ '@type': 'BreadcrumbList', itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })) }];
}

/** Answers of these calls have passed their schemas where the page was rendered. */
const answersOf = <C extends Call>(row: C, rendered: Rendered | undefined): readonly CallOutput<C>[] =>
  (rendered?.queries.queries ?? []).flatMap(({ queryKey, state }) => (queryKey[0] === row.name ? [state.data as CallOutput<C>] : []));

/** The words of an answer, which is HTML. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function questions({ rendered }: Described): readonly Thing[] {
  const all = answersOf(helpCenter, rendered).flatMap(({ categories }) => categories.flatMap((category) => category.questions));
  const entity = all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
  }));
  return entity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: entity }];
}

function news({ artefact, origin, language, rendered }: Described): readonly Thing[] {
  return answersOf(newsArticle, rendered).map(({ title, summary, image, publishedAt }) => ({
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    inLanguage: localeOf(language).tag,
    datePublished: new Date(publishedAt).toISOString(),
    publisher: { '@type': 'Organization', name: artefact.merchant.name },
    ...(image !== '' && { image: new URL(image, origin).href }),
  }));
}
