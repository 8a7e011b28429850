import { readdirSync, readFileSync } from 'node:fs';

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { allLabels } from '#ui/kit/allLabels.ts';

const bundle = v.record(v.string(), v.string());
const read = (language: string, namespace: string) =>
  v.parse(bundle, JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')));

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe('the words of the kit', () => {
  it.each(readdirSync('locales'))('[UI-1] %s says all of them, with the same places to fill', (language) => {
    const first = Object.entries(read(language, 'common')).filter(([key]) => key.startsWith('kit.'));
    const said = { ...Object.fromEntries(first.map(([key, text]) => [key.slice('kit.'.length), text])), ...read(language, 'kit') };
    const expected = Object.entries(allLabels).map(([name, text]) => [name, placeholders(text)]);
    expect(Object.fromEntries(Object.entries(said).map(([name, text]) => [name, placeholders(text)]))).toEqual(
      Object.fromEntries(expected),
    );
  });
});
