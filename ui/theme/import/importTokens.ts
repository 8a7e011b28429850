import { deriveColors, type ThemeName } from '../derive.ts';
import { isObject } from '../extendedGroups.ts';
import type { SkinFault } from '../skinFault.ts';
import { kitBrand } from '../tokens.ts';
import { BRAND_CONVERTERS, STEP_CONVERTERS, toColor, type Convert } from './convert.ts';
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

const NO_PLACE = 'a skin has no place for it';

/** The overridable colors of a theme by name; brand inputs are derived per theme. */
const THEME_COLORS = Object.keys(deriveColors(kitBrand, 'light'))
  .filter((name) => !Object.hasOwn(BRAND_CONVERTERS, name))
  .map((name): [string, readonly string[]] => [name, [wordsOf([name]), ...(COLOR_NAMES[name as keyof typeof COLOR_NAMES] ?? [])]]);

const themes: readonly ThemeName[] = ['light', 'dark'];

/** Everything that a mapping may name. */
const TARGETS: ReadonlySet<string> = new Set([
  ...Object.keys(BRAND_CONVERTERS).map((input) => `brand.${input}`),
  ...STEP_CONVERTERS.map(([group, step]) => `scale.${group}.${step}`),
  ...themes.flatMap((theme) => THEME_COLORS.map(([name]) => `${theme}.color.${name}`)),
]);

/** A target of the import, the tokens to choose from, and the names that fit, the best match first. */
interface Target {
  readonly to: string;
  readonly theme: ThemeName;
  readonly from: readonly Token[];
  readonly names: readonly string[];
  readonly convert: Convert;
}

const hasBrand = (content: unknown): content is Json => isObject(content) && Object.hasOwn(content, 'v') && isObject(content['brand']);

/**
 * Makes a skin of design token files (format 2025.10, or as Figma, Tokens Studio and Style Dictionary write them): by the
 * mapping where it names a target, otherwise by the names of tokens. A file that is a skin is returned as it is. Never
 * throws.
 */
export function importTokens(files: readonly TokenFile[], mapping: TokenMapping = {}): TokenImport {
  const [only] = files;
  if (files.length === 1 && hasBrand(only?.content)) return { skin: only.content, taken: [], left: [], faults: [] };
  const { hasModes, ...trees } = readFiles(files);
  const tokens = { light: tokensOf(trees.light), dark: tokensOf(trees.dark) };
  const { mapping: sources, faults } = readMapping(mapping, TARGETS);
  const taken = new Map<string, string>();
  const left = new Map<string, string>();

  const converted = (token: Token, { to, convert }: Target): Json | string => {
    const made = token.problem ?? convert(token.value);
    if (typeof made === 'string') left.set(nameOf(token), made);
    else taken.set(to, nameOf(token));
    return made;
  };
  const takeMapped = (source: string, target: Target): Json | undefined => {
    const all = tokens[target.theme];
    const token = all.find((candidate) => nameOf(candidate) === source);
    const made = token && converted(token, target);
    if (made === undefined) faults.push(missingSource(target.to, source, all));
    else if (typeof made === 'string') faults.push(mappingFault(target.to, source, `another token: ${made}`));
    return typeof made === 'string' ? undefined : made;
  };
  const take = (target: Target): Json | undefined => {
    const source = sources.get(target.to);
    if (source !== undefined) return takeMapped(source, target);
    for (const token of target.names.flatMap((name) => target.from.filter(({ words }) => words === name))) {
      const made = converted(token, target);
      if (typeof made !== 'string') return made;
    }
    return undefined;
  };

  const inputs = Object.entries(BRAND_CONVERTERS).map(([name, convert]) => {
    // The keys of the record above.
    const names = BRAND_NAMES[name as BrandInput];
    return [name, take({ to: `brand.${name}`, theme: 'light', from: tokens.light, names, convert })] as const;
  });
  // By the mapping only: tools count steps differently.
  const scale: Record<string, Record<string, Json>> = {};
  for (const [group, step, convert] of STEP_CONVERTERS) {
    const made = take({ to: `scale.${group}.${step}`, theme: 'light', from: [], names: [], convert });
    if (made) scale[group] = { ...scale[group], [step]: made };
  }
  const ofTheme = (theme: ThemeName) => {
    // If some tokens name their theme, only those count; colors without a theme then belong to light.
    const from = tokens[theme].filter(({ path }) => {
      const said = path.map(modeIn).find((mode) => mode !== undefined);
      return said === theme || (said === undefined && (hasModes || theme === 'light'));
    });
    const colors = THEME_COLORS.map(([name, names]) => {
      return [name, take({ to: `${theme}.color.${name}`, theme, from, names, convert: toColor })] as const;
    });
    return Object.fromEntries(colors.filter(([, token]) => token !== undefined));
  };
  const overrides = themes.map((theme) => [theme, ofTheme(theme)] as const);
  if (!taken.has('brand.accent') && !sources.has('brand.accent')) faults.push(noAccent(tokens.light));

  const used = new Set(taken.values());
  const all = new Set([...tokens.light, ...tokens.dark].map(nameOf));
  return {
    skin: {
      v: 1,
      brand: Object.fromEntries(inputs.filter(([, token]) => token !== undefined)),
      ...(Object.keys(scale).length > 0 && { scale }),
      ...Object.fromEntries(overrides.filter(([, color]) => Object.keys(color).length > 0).map(([theme, color]) => [theme, { color }])),
    },
    taken: [...taken].map(([to, from]) => ({ from, to })),
    left: [...all].filter((name) => !used.has(name)).map((from) => ({ from, why: left.get(from) ?? NO_PLACE })),
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
