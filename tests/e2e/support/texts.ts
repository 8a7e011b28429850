import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { ROOT } from './build.ts';

const bundle = v.record(v.string(), v.string());
const bundles = new Map<string, v.InferOutput<typeof bundle>>();

/** The words of a key of a namespace in a language, `{0}` filled in: tests look for what players read. */
export type Texts = (namespace: string, key: string, ...values: readonly string[]) => string;

/** @returns texts that throw for a key that the bundle lacks */
export function textsIn(language: string): Texts {
  return (namespace, key, ...values) => {
    const file = join(ROOT, 'locales', language, `${namespace}.json`);
    const known = bundles.get(file) ?? v.parse(bundle, JSON.parse(readFileSync(file, 'utf8')));
    bundles.set(file, known);
    const text = known[key];
    if (text === undefined) throw new Error(`${file} has no "${key}".`);
    return text.replace(/\{(\d)\}/g, (_, place: string) => values[Number(place)] ?? '');
  };
}
