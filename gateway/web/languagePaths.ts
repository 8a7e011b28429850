/** Addresses of the site by language: `/rng` in the merchant's default language, `/vi/rng` in another. */
import { oncePer } from '#site/assembler/compiler/oncePer.ts';
import type { Artefact, Language } from '#site/assembler/runtime/types.ts';
import { localeOf } from '#site/i18n/locales.ts';

/** What paths begin with in each language that has addresses of its own. */
type Prefixes = ReadonlyMap<Language, string>;

/** An artefact never changes, and each request asks. */
const prefixesOf = oncePer(({ merchant, pages }: Artefact): Prefixes => {
  const all = merchant.languages.map((code) => [code, `/${localeOf(code).tag.toLowerCase()}`] as const);
  const paths = Object.values(pages).flatMap((page) => page.paths);
  return new Map(
    all.filter(([code, prefix], at) => {
      const isFirst = all.findIndex(([, other]) => other === prefix) === at;
      return code !== merchant.defaultLanguage && isFirst && !paths.some((path) => isBelow(path, prefix));
    }),
  );
});

/** What paths in a language begin with: `/vi`; empty for the default language, and where a page or another language has it. */
export const prefixOf = (artefact: Artefact, language: Language): string => prefixesOf(artefact).get(language) ?? '';

/** A page's path in a language. */
export function pathIn(artefact: Artefact, language: Language, path: string): string {
  const prefix = prefixOf(artefact, language);
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** Languages with addresses of their own, the default one first. */
export function addressedLanguages(artefact: Artefact): readonly Language[] {
  return [artefact.merchant.defaultLanguage, ...prefixesOf(artefact).keys()];
}

/** The page's path in an address, and the language that the address names, if any. */
export function readPath(artefact: Artefact, address: string): { readonly path: string; readonly language: Language | undefined } {
  const named = [...prefixesOf(artefact)].find(([, prefix]) => isBelow(address, prefix));
  if (named === undefined) return { path: address, language: undefined };
  const [language, prefix] = named;
  return { path: address.slice(prefix.length) || '/', language };
}

const isBelow = (path: string, prefix: string): boolean => `${path}/`.toLowerCase().startsWith(`${prefix}/`);
