/** Labels of a merchant that are never shown: warnings, since they break nothing. */
import * as v from 'valibot';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { nearest } from '#site/assembler/compiler/nearest.ts';
import { oncePer } from '#site/assembler/compiler/oncePer.ts';
import { toPointer } from '#site/assembler/compiler/pointer.ts';
import type { Blocks } from '#site/assembler/sdk/registry.ts';
import { placed } from '#site/assembler/compiler/shape.ts';
import { textKeys } from './textKeys.ts';
import type { Artefact, Fault, Language } from '#site/assembler/runtime/types.ts';

/** A key that no label of this merchant names, and a language that it does not speak. */
export async function labelFaults({ labels, merchant, ...artefact }: Artefact, files: MergedLayer, blocks: Blocks): Promise<Fault[]> {
  const languages = Object.keys(labels) as Language[]; // The keys of a record by language.
  if (languages.length === 0) return [];
  const known = new Set([...textKeys([artefact, merchant]), ...(await defaultKeys(blocks))]);
  return languages.flatMap((language): Fault[] => {
    const file = files.get(`labels/${language}.json`);
    if (!file) return [];
    const doubt = { code: 'unknown-reference', severity: 'warning', part: 'key' } as const;
    if (!merchant.languages.includes(language)) {
      const expected = `a language of merchant.json: ${merchant.languages.join(', ')}`;
      return [placed(file, { ...doubt, part: 'value', pointer: '/texts', found: `texts in ${language}`, expected })];
    }
    return Object.keys(labels[language] ?? {})
      .filter((key) => !known.has(key))
      .map((key) =>
        placed(file, {
          ...doubt,
          pointer: toPointer(['texts', key]),
          found: `"${key}"`,
          expected: 'a text key that config names',
          hint: nearest(key, known),
        }),
      );
  });
}

/** Keys that blocks fall back on where config says nothing. */
const defaultKeys = oncePer(async (blocks: Blocks): Promise<ReadonlySet<string>> => {
  const schemas = await Promise.all([...blocks.values()].map(({ schema }) => schema()));
  return textKeys(schemas.map(({ props }) => v.getDefaults(props)));
});
