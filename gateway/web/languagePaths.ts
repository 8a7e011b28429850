/** Addresses of the site by language: `/rng` in the merchant's default language, `/vi/rng` in another. */
import type { Artefact, Language } from '#site/assembler/runtime/types.ts';
import { localeOf } from '#site/i18n/locales.ts';

/** What paths in a language begin with: `/vi`; empty for the default language, and where a page or another language has it. */
export function prefixOf({ merchant, pages }: Artefact, language: Language): string {
  const prefixes = merchant.languages.map((code) => `/${localeOf(code).tag.toLowerCase()}`);
  const at = merchant.languages.indexOf(language);
  const prefix = prefixes[at];
  if (prefix === undefined || language === merchant.defaultLanguage || prefixes.indexOf(prefix) < at) return '';
  const isPage = Object.values(pages).some(({ paths }) => paths.some((path) => isBelow(path, prefix)));
  return isPage ? '' : prefix;
}

/** A page's path in a language. */
export function pathIn(artefact: Artefact, language: Language, path: string): string {
  const prefix = prefixOf(artefact, language);
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** Languages with addresses of their own, the default one first. */
export function addressedLanguages(artefact: Artefact): readonly Language[] {
  const { languages, defaultLanguage } = artefact.merchant;
  return [defaultLanguage, ...languages.filter((code) => prefixOf(artefact, code) !== '')];
}

/** The page's path in an address, and the language that the address names, if any. */
export function readPath(artefact: Artefact, address: string): { readonly path: string; readonly language: Language | undefined } {
  const named = artefact.merchant.languages.find((code) => {
    const prefix = prefixOf(artefact, code);
    return prefix !== '' && isBelow(address, prefix);
  });
  if (named === undefined) return { path: address, language: undefined };
  return { path: address.slice(prefixOf(artefact, named).length) || '/', language: named };
}

const isBelow = (path: string, prefix: string): boolean => `${path}/`.toLowerCase().startsWith(`${prefix}/`);
