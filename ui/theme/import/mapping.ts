import { isObject } from '../extendedGroups.ts';
import type { SkinFault } from '../skinFault.ts';
import { nameOf, type Token } from './tokenList.ts';

/** Which token becomes which part of a skin: `{ "brand.accent": "color.brand.primary" }`. Comes before names. */
export type TokenMapping = Readonly<Record<string, string>>;

/** At most this many names are listed in a message. */
const MOST_NAMES = 8;

/** A fault at a target of the mapping. */
export const mappingFault = (target: string, found: unknown, expected: string): SkinFault => ({
  pointer: `/${target}`,
  found: JSON.stringify(found),
  expected,
});

/** Reads a mapping, as from a JSON file; targets that a skin does not have are faults. */
export function readMapping(input: unknown, targets: ReadonlySet<string>): { mapping: Map<string, string>; faults: SkinFault[] } {
  const mapping = new Map<string, string>();
  if (!isObject(input)) {
    return { mapping, faults: [mappingFault('', input, 'an object such as { "brand.accent": "color.brand.primary" }')] };
  }
  const faults = Object.entries(input).flatMap(([target, source]) => {
    if (!targets.has(target)) return [mappingFault(target, target, `a part of a skin: ${likeliest(target, [...targets])}`)];
    if (typeof source !== 'string') return [mappingFault(target, source, 'the name of a token, such as "color.brand.primary"')];
    mapping.set(target, source);
    return [];
  });
  return { mapping, faults };
}

/** The fault of a source that is no token. */
export function missingSource(target: string, source: string, tokens: readonly Token[]): SkinFault {
  const names = [...new Set(tokens.map(nameOf))];
  return mappingFault(
    target,
    source,
    names.length === 0 ? 'a token: the files have none' : `a token of the files: ${likeliest(source, names)}`,
  );
}

const lastWord = (path: string): string | undefined => path.toLowerCase().split(/[./]/).at(-1);

/** The names that share their last word with the one that was given; without any, the first ones. */
function likeliest(name: string, all: readonly string[]): string {
  const alike = all.filter((other) => lastWord(other) === lastWord(name));
  const listed = (alike.length > 0 ? alike : all).slice(0, MOST_NAMES);
  return `${listed.join(', ')}${alike.length === 0 && all.length > MOST_NAMES ? ', …' : ''}`;
}
