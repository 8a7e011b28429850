import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { bundleOf, languages } from './texts.ts';
import { isWritten, textUses } from './textUses.ts';

const namespacesOf = (language: string): readonly string[] =>
  readdirSync(`locales/${language}`).map((file) => file.slice(0, -'.json'.length));

/** Of the kit's words, `labels.test.ts` knows which there are. */
const isOfKit = (place: string): boolean => /^(?:kit:|common:kit\.)/.test(place);

/** The places that a text leaves to fill in, and its tags. */
const shapeOf = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}|<\/?\w+/g)].map(String).toSorted();

const shapesOf = (language: string) =>
  Object.fromEntries(
    namespacesOf(language).flatMap((namespace) =>
      Object.entries(bundleOf(language, namespace)).map(([key, text]) => [`${namespace}:${key}`, shapeOf(text)]),
    ),
  );

const isAsked = (namespace: string, key: string): boolean =>
  isWritten(namespace, key) || textUses.some((use) => use.namespace === namespace && use.key.test(key));

describe('the texts of the site', () => {
  const english = shapesOf('EN');

  it('[I18N-4] are there wherever code asks for them', () => {
    expect(textUses.length).toBeGreaterThan(1000);
    const known = namespacesOf('EN');
    const absent = textUses.filter(
      ({ namespace, key }) => !known.includes(namespace) || !Object.keys(bundleOf('EN', namespace)).some((own) => key.test(own)),
    );
    expect(absent.map(({ path, namespace, key }) => `${path} ${namespace}:${key.source}`)).toEqual([]);
  });

  it('[I18N-4] are all asked for, by code or by config', () => {
    const unused = Object.keys(english).filter((place) => {
      const [namespace = '', key = ''] = place.split(/:(.*)/);
      return !isOfKit(place) && !isAsked(namespace, key);
    });
    expect(unused).toEqual([]);
  });

  it.each(languages)('[I18N-4] are the same ones in %s as in English, with the same places to fill and the same tags', (language) => {
    expect(shapesOf(language)).toEqual(english);
  });
});
