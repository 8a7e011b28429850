/** Texts of a merchant that are never shown, or lack placeholders: warnings, since they break nothing. */
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { wordsOf } from '#site/assembler/compiler/bundles.ts';
import { nearest } from '#site/assembler/compiler/nearest.ts';
import { ownTexts, splitName, textsPath } from '#site/assembler/compiler/ownTexts.ts';
import { toPointer } from '#site/assembler/compiler/pointer.ts';
import { placed, type Finding } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Fault, Language, OwnTexts } from '#site/assembler/runtime/types.ts';

/** What is filled into a text, and what is linked in it: `{0}`, `(min)`, `<terms>`. */
const PLACES = /\{\w+\}|\((?:min|max)\)|<\/?\w+>/g;

/** Its labels are worded in `labels/`, where page titles find them, too. */
const LABELS = 'config';

/** What of `texts/<LANG>.json` the product does not say, or says with other places to fill. */
export function textFaults({ merchant }: Artefact, files: MergedLayer): Fault[] {
  // The keys of a record by language.
  const own = Object.entries(ownTexts(files)) as [Language, OwnTexts][];
  return own.flatMap(([language, namespaces]): Fault[] => {
    const file = files.get(textsPath(language));
    if (!file) return [];
    const doubt = { code: 'unknown-reference', severity: 'warning', part: 'key' } as const;
    if (!merchant.languages.includes(language)) {
      const expected = `a language of merchant.json: ${merchant.languages.join(', ')}`;
      return [placed(file, { ...doubt, part: 'value', pointer: '/texts', found: `texts in ${language}`, expected })];
    }
    const names = Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
    );
    return names.flatMap(([name, text]) => {
      const found = findingOf(name, text, wordsOf(language));
      return found === undefined ? [] : [placed(file, { ...doubt, pointer: toPointer(['texts', name]), ...found })];
    });
  });
}

function findingOf(
  name: string,
  text: string,
  words: ReadonlyMap<string, string>,
): (Partial<Finding> & Pick<Finding, 'found' | 'expected'>) | undefined {
  const found = JSON.stringify(name);
  const [namespace, key] = splitName(name);
  if (namespace === LABELS) return { found, expected: `a text of another namespace: labels/<LANG>.json words labels, as "${key}"` };
  const product = words.get(name);
  if (product === undefined) return { found, expected: 'a text of the product, as "namespace:key"', hint: nearest(name, words.keys()) };
  const [ours, theirs] = [placesOf(text), placesOf(product)];
  if (ours === theirs) return undefined;
  return {
    code: 'bad-value',
    part: 'value',
    found: ours || 'no place to fill',
    expected: theirs ? `the places of the product's text: ${theirs}` : 'no place to fill',
  };
}

/** Each place once, in one order: a language may name them in another. */
function placesOf(text: string): string {
  return [...new Set(text.match(PLACES))].toSorted().join(' ');
}
