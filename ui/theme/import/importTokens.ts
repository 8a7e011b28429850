import { deriveColors, type ThemeName } from '../derive.ts';
import { at, isObject, merge } from '../extendedGroups.ts';
import type { SkinFault } from '../skinFault.ts';
import { kitBrand } from '../tokens.ts';
import { brandConverters, STEP_CONVERTERS, toColor, type Convert } from './convert.ts';
import { modeIn, readFiles, type TokenFile } from './dialects.ts';
import { mappingFault, missingSource, readMapping, type TokenMapping } from './mapping.ts';
import { BRAND_NAMES, COLOR_NAMES, wordsOf, type BrandInput } from './names.ts';
import { nameOf, tokensOf, type Token } from './tokenList.ts';

type Json = Readonly<Record<string, unknown>>;

/** Result of importing design tokens. */
export interface TokenImport {
  /** A skin, not yet validated: `compileSkin` does that. */
  readonly skin: Json;
  /** The target of each imported token: `Brand.Primary` → `brand.accent`. */
  readonly taken: readonly { readonly from: string; readonly to: string }[];
  /** Tokens that were not imported, with the reason. */
  readonly left: readonly { readonly from: string; readonly why: string }[];
  /** Of the mapping, at pointers into it (`/brand.accent`), and a missing accent. */
  readonly faults: readonly SkinFault[];
}

const UNNAMED = 'no part of a skin is called so (a mapping can name one)';
const STATED = 'the skin beside the tokens states it';

/** The overridable colors of a theme by name; brand inputs are derived per theme. */
const THEME_COLORS = Object.keys(deriveColors(kitBrand, 'light'))
  .filter((name) => !Object.hasOwn(BRAND_NAMES, name))
  .map((name): [string, readonly string[]] => [name, [wordsOf([name]), ...(COLOR_NAMES[name as keyof typeof COLOR_NAMES] ?? [])]]);

const themes: readonly ThemeName[] = ['light', 'dark'];

/** Everything that a mapping may name. */
const TARGETS: ReadonlySet<string> = new Set([
  ...Object.keys(BRAND_NAMES).map((input) => `brand.${input}`),
  ...STEP_CONVERTERS.map(([group, step]) => `scale.${group}.${step}`),
  ...themes.flatMap((theme) => THEME_COLORS.map(([name]) => `${theme}.color.${name}`)),
]);

/** A target of the import. */
interface Target {
  readonly to: string;
  /** The tokens that a mapping may name. */
  readonly all: readonly Token[];
  /** The tokens to choose from by name: the second group only where the first has none. */
  readonly from: readonly (readonly Token[])[];
  /** The names that fit, the best match first. */
  readonly names: readonly string[];
  readonly convert: Convert;
}

const isSkin = (content: unknown): content is Json => isObject(content) && typeof content['v'] === 'number';

/**
 * Makes a skin of design token files (format 2025.10, or as Figma, Tokens Studio and Style Dictionary write them): by the
 * mapping where it names a target, otherwise by the names of tokens. What a skin among the files states comes before them;
 * by itself it is returned as it is. Never throws.
 */
export function importTokens(files: readonly TokenFile[], mapping: TokenMapping = {}): TokenImport {
  const stated = files
    .map(({ content }) => content)
    .filter(isSkin)
    .reduce(merge, {});
  const documents = files.filter(({ content }) => !isSkin(content));
  if (files.length > 0 && documents.length === 0) return { skin: stated, taken: [], left: [], faults: [] };
  const { hasModes, ...trees } = readFiles(documents);
  const tokens = { light: tokensOf(trees.light), dark: tokensOf(trees.dark) };
  const both = [...tokens.light, ...tokens.dark];
  const isStated = (target: string): boolean => at(stated, target.split('.')) !== undefined;
  const { mapping: sources, faults } = readMapping(mapping, TARGETS);
  const taken = new Map<string, string>();
  const left = new Map<string, string>();

  const converted = (token: Token, { to, convert }: Target): Json | string => {
    const made = isStated(to) ? STATED : (token.problem ?? convert(token.value));
    if (typeof made === 'string') left.set(nameOf(token), made);
    else taken.set(to, nameOf(token));
    return made;
  };
  const takeMapped = (source: string, target: Target): Json | undefined => {
    const token = target.all.find((candidate) => nameOf(candidate) === source);
    const made = token && converted(token, target);
    if (made === undefined) faults.push(missingSource(target.to, source, target.all));
    else if (typeof made === 'string') faults.push(mappingFault(target.to, source, `another token: ${made}`));
    return typeof made === 'string' ? undefined : made;
  };
  const take = (target: Target): Json | undefined => {
    const source = sources.get(target.to);
    if (source !== undefined && !isStated(target.to)) return takeMapped(source, target);
    const named = target.from.flatMap((group) => target.names.flatMap((name) => group.filter(({ words }) => words === name)));
    for (const token of named) {
      const made = converted(token, target);
      if (typeof made !== 'string') return made;
    }
    return undefined;
  };

  const ownFonts = isObject(stated['fonts']) ? Object.keys(stated['fonts']) : [];
  const inputs = Object.entries(brandConverters(ownFonts)).map(([name, convert]) => {
    // The keys of the record above.
    const names = BRAND_NAMES[name as BrandInput];
    return [name, take({ to: `brand.${name}`, all: both, from: [tokens.light, tokens.dark], names, convert })] as const;
  });
  // By the mapping only: tools count steps differently.
  const scale: Record<string, Record<string, Json>> = {};
  for (const [group, step, convert] of STEP_CONVERTERS) {
    const made = take({ to: `scale.${group}.${step}`, all: both, from: [], names: [], convert });
    if (made) scale[group] = { ...scale[group], [step]: made };
  }
  const ofTheme = (theme: ThemeName) => {
    // If some tokens name their theme, only those count; colors without a theme then belong to light.
    const from = tokens[theme].filter(({ path }) => {
      const said = path.map(modeIn).find((mode) => mode !== undefined);
      return said === theme || (said === undefined && (hasModes || theme === 'light'));
    });
    const colors = THEME_COLORS.map(([name, names]) => {
      return [name, take({ to: `${theme}.color.${name}`, all: tokens[theme], from: [from], names, convert: toColor })] as const;
    });
    return Object.fromEntries(colors.filter(([, token]) => token !== undefined));
  };
  const overrides = themes.map((theme) => [theme, ofTheme(theme)] as const);
  if (![...taken.keys(), ...sources.keys()].includes('brand.accent') && !isStated('brand.accent')) faults.push(noAccent(both));

  const used = new Set(taken.values());
  const all = new Set(both.map(nameOf));
  const skin = {
    v: 1,
    brand: Object.fromEntries(inputs.filter(([, token]) => token !== undefined)),
    ...(Object.keys(scale).length > 0 && { scale }),
    ...Object.fromEntries(overrides.filter(([, color]) => Object.keys(color).length > 0).map(([theme, color]) => [theme, { color }])),
  };
  return {
    skin: merge(skin, stated),
    taken: [...taken].map(([to, from]) => ({ from, to })),
    left: [...all].filter((name) => !used.has(name)).map((from) => ({ from, why: left.get(from) ?? UNNAMED })),
    faults,
  };
}

function noAccent(tokens: readonly Token[]): SkinFault {
  const color = tokens.find(({ value }) => typeof toColor(value) !== 'string');
  const example = color ? nameOf(color) : 'color.brand.primary';
  return {
    pointer: '/brand/accent',
    found: `no color called ${BRAND_NAMES.accent.slice(0, 5).join(', ')} …`,
    expected: `such a token, or a mapping that names one: { "brand.accent": "${example}" }`,
  };
}
