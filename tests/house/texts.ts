/** The texts of the languages as the rules about words see them: bundles, what the gateway is seeded with, and the glossaries. */
import { readdirSync, readFileSync } from 'node:fs';

import * as v from 'valibot';

import { filesBelow } from './sources.ts';

/** Beside the languages, but none of them. */
const GLOSSARIES = 'glossary';

const bundle = v.record(v.string(), v.string());

/** Why a text may break a rule, by the text's place. */
const exceptions = v.optional(v.record(v.string(), v.pipe(v.string(), v.nonEmpty())), {});

const term = v.strictObject({
  /** What it is called in English, in every form that the texts use; a plural in -s goes without saying. */
  en: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** What it is called in this language. A text whose English names the term has one of them. */
  text: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** What it is not called: no text of the language has such a word, unless it is part of a longer one that a term approves. */
  not: v.optional(v.array(v.string()), []),
  /** A text may leave the term out, as languages do with what goes without saying; only `not` holds. */
  optional: v.optional(v.boolean(), false),
  /** The namespaces that have this word instead of the one used elsewhere. */
  in: v.optional(v.array(v.string())),
  /** What speaks for the word, or against others. */
  why: v.optional(v.string()),
  except: exceptions,
});

const glossary = v.strictObject({
  $schema: v.optional(v.string()),
  terms: v.array(term),
  /** Texts that are the same as in English for a reason. */
  same: v.array(v.strictObject({ texts: v.array(v.string()), why: v.string() })),
  /** How the language is not set: patterns that no text contains. */
  never: v.array(v.strictObject({ pattern: v.string(), why: v.string(), except: exceptions })),
});

export type Term = v.InferOutput<typeof term>;
export type Glossary = v.InferOutput<typeof glossary>;

/** A text of a language. */
export interface Text {
  /** Namespace and key with a dot between them, or the seed's file and the way into it. */
  readonly place: string;
  readonly namespace: string;
  readonly text: string;
  /** The same in English. */
  readonly english: string;
}

const parse = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Codes of the languages with bundles. */
export const languages: readonly string[] = readdirSync('locales').filter((name) => name !== GLOSSARIES);

/** Codes of the languages with a glossary. */
export const glossed: readonly string[] = filesBelow(`locales/${GLOSSARIES}`).map((path) =>
  path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
);

/** @throws v.ValiError where the file has another shape */
export const glossaryOf = (language: string): Glossary => v.parse(glossary, parse(`locales/${GLOSSARIES}/${language}.json`));

/** @throws v.ValiError where a text is not one */
export const bundleOf = (language: string, namespace: string): Readonly<Record<string, string>> =>
  v.parse(bundle, parse(`locales/${language}/${namespace}.json`));

/** Every text of a language that the site brings along. */
export function siteTexts(language: string): readonly Text[] {
  return filesBelow('locales/EN').flatMap((path) => {
    const namespace = path.slice('locales/EN/'.length, -'.json'.length);
    const own = bundleOf(language, namespace);
    return Object.entries(bundleOf('EN', namespace)).flatMap(([key, english]) => {
      const text = own[key];
      return text === undefined ? [] : [{ place: `${namespace}.${key}`, namespace, text, english }];
    });
  });
}

const seeds = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../gateway/seed/*[tT]exts*.ts', '../../gateway/domain/feedback/answers.ts', '../../gateway/domain/lottery/games.ts'],
  { eager: true },
);

/** Every text of a language that the reference gateway answers with. */
export function gatewayTexts(language: string): readonly Text[] {
  return Object.entries(seeds).flatMap(([path, module]) => {
    const namespace = path.slice('../../gateway/'.length, -'.ts'.length);
    return within(module, language, namespace, namespace);
  });
}

function within(value: unknown, language: string, namespace: string, place: string): readonly Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const of: Readonly<Record<string, unknown>> = { ...value };
  if ('EN' in of && language in of) return pairs(of['EN'], of[language], namespace, place);
  return Object.entries(of).flatMap(([key, part]) => within(part, language, namespace, `${place}.${key}`));
}

/** The strings of two values of the same shape, side by side. */
function pairs(english: unknown, own: unknown, namespace: string, place: string): readonly Text[] {
  if (typeof english === 'string' && typeof own === 'string') return [{ place, namespace, text: own, english }];
  if (typeof english !== 'object' || english === null || typeof own !== 'object' || own === null) return [];
  const parts: Readonly<Record<string, unknown>> = { ...own };
  return Object.entries(english).flatMap(([key, part]) => pairs(part, parts[key], namespace, `${place}.${key}`));
}
