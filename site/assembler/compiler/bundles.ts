/** The product's own words, as the compiler knows them: `locales/<LANG>/<namespace>.json`. Read once, when a merchant words some differently. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#site/assembler/runtime/record.ts';
import type { Language } from '#site/assembler/runtime/types.ts';

const LOCALES = join(import.meta.dirname, '../../../locales');

const known = new Map<Language, ReadonlyMap<string, string>>();

/** Every text of a language by `namespace:key`; none of a language that has no bundles. */
export function wordsOf(language: Language): ReadonlyMap<string, string> {
  const words = known.get(language) ?? new Map(read(join(LOCALES, language)));
  known.set(language, words);
  return words;
}

function* read(folder: string): Generator<readonly [name: string, text: string]> {
  for (const file of filesOf(folder)) {
    const bundle: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (!isRecord(bundle)) continue;
    for (const [key, text] of Object.entries(bundle)) {
      if (typeof text === 'string') yield [`${file.slice(0, -'.json'.length)}:${key}`, text];
    }
  }
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
}
