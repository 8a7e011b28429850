/** A merchant's `texts/<LANG>.json`: what pages say in its words, in the form that players load. */
import type { MergedLayer } from './build.ts';
import { isObject } from './merge.ts';
import { LANGUAGES } from '#site/assembler/runtime/vocabulary.ts';
import type { Language, OwnTexts } from '#site/assembler/runtime/types.ts';

const FOLDER = 'texts/';

/** Path of a language's file in the merchant's folder. */
export const textsPath = (language: Language): string => `${FOLDER}${language}.json`;

/** Whether a file words texts; base has none, since the product's own words are in `locales/`. */
export const isTextsPath = (path: string): boolean => path.startsWith(FOLDER);

/** What a merchant words differently, by language; only languages that it has a file for. */
export function ownTexts(files: MergedLayer): Readonly<Partial<Record<Language, OwnTexts>>> {
  const own: Partial<Record<Language, OwnTexts>> = {};
  for (const language of LANGUAGES) {
    const value = files.get(textsPath(language))?.value;
    const texts = isObject(value) ? value['texts'] : undefined;
    if (isObject(texts)) own[language] = byNamespace(texts);
  }
  return own;
}

function byNamespace(texts: Readonly<Record<string, unknown>>): OwnTexts {
  const sorted = new Map<string, Record<string, string>>();
  for (const [name, text] of Object.entries(texts)) {
    const [namespace, key] = splitName(name);
    const words = sorted.get(namespace) ?? {};
    if (typeof text === 'string') words[key] = text;
    sorted.set(namespace, words);
  }
  return Object.fromEntries(sorted);
}

/** `auth:login_submit` as namespace and key. */
export function splitName(name: string): readonly [namespace: string, key: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, colon), name.slice(colon + 1)];
}
