import { cssColor, type ColorValue } from '../cssColor.ts';
import { readTokens } from '../designTokens.ts';
import { deriveColors, type ThemeName } from '../derive.ts';
import { isObject } from '../extendedGroups.ts';
import { fontFamilies } from '../fonts.ts';
import { WEIGHTS } from '../skinSchema.ts';
import { colorValue } from '../themeTokens.ts';
import { kitBrand } from '../tokens.ts';
import { modeIn, readFiles, type TokenFile } from './dialects.ts';
import { BRAND_NAMES, COLOR_NAMES, wordsOf, type BrandInput } from './names.ts';

type Json = Readonly<Record<string, unknown>>;

/** Result of importing design tokens. */
export interface TokenImport {
  /** A `skin.json`; without accent if none was found, and not yet validated. */
  readonly skin: Json;
  /** The target of each imported token: `Brand.Primary` → `brand.accent`. */
  readonly taken: readonly { readonly from: string; readonly to: string }[];
  /** Tokens that were not imported, with the reason. */
  readonly left: readonly { readonly from: string; readonly why: string }[];
}

interface Token {
  readonly path: readonly string[];
  readonly words: string;
  readonly value: unknown;
}

const NO_PLACE = 'a skin has no place for it';

/** Converts a value to a skin's token; a string is the reason of a failure. */
type Convert = (value: unknown) => Json | string;

const toColor: Convert = (value) => {
  const hex = typeof value === 'string' || isColorObject(value) ? cssColor(value) : undefined;
  return hex === undefined ? 'it is no color' : { $type: 'color', $value: colorValue(hex) };
};

function isColorObject(value: unknown): value is Exclude<ColorValue, string> {
  return (
    isObject(value) && typeof value['colorSpace'] === 'string' && Array.isArray(value['components']) && value['components'].length === 3
  );
}

/** The kit's medium radius in pixels, which a skin scales. */
const RADIUS_PX = 10;
const LARGEST_RADIUS = 2;
const REM_PX = 16;

const toRadius: Convert = (value) => {
  const { value: size = value, unit } = isObject(value) ? value : {};
  const [, amount, textUnit] = /^(\d+(?:\.\d+)?)(px|rem)?$/.exec(String(size)) ?? [];
  if (amount === undefined) return 'it is no length in px or rem';
  const px = Number(amount) * ((unit ?? textUnit) === 'rem' ? REM_PX : 1);
  return { $type: 'number', $value: Math.min(LARGEST_RADIUS, Number((px / RADIUS_PX).toFixed(2))) };
};

const toFont: Convert = (value) => {
  const names = (Array.isArray(value) ? value : String(value).split(',')).map((name) =>
    String(name)
      .trim()
      .replaceAll(/^["']|["']$/g, ''),
  );
  const family = names.find((name) => Object.hasOwn(fontFamilies, name));
  return family === undefined
    ? `the kit has no ${names[0]}: ${Object.keys(fontFamilies).join(', ')}`
    : { $type: 'fontFamily', $value: family };
};

const toWeight: Convert = (value) => {
  const name = String(value).toLowerCase().replace(/\s+/, '-');
  const weight = Object.hasOwn(WEIGHTS, name) ? WEIGHTS[name as keyof typeof WEIGHTS] : Number(value);
  return weight >= 400 && weight <= 900 ? { $type: 'fontWeight', $value: weight } : 'it is no weight from 400 to 900';
};

const CONVERT: Readonly<Record<BrandInput, Convert>> = {
  accent: toColor,
  highlight: toColor,
  neutral: toColor,
  radius: toRadius,
  fontBody: toFont,
  fontHeading: toFont,
  headingWeight: toWeight,
};

/** The overridable colors of a theme by name; brand inputs are derived per theme. */
const THEME_COLORS = Object.keys(deriveColors(kitBrand, 'light'))
  .filter((name) => !Object.hasOwn(CONVERT, name))
  .map((name): [string, readonly string[]] => [name, [wordsOf([name]), ...(COLOR_NAMES[name as keyof typeof COLOR_NAMES] ?? [])]]);

function tokensOf(tree: Json): readonly Token[] {
  const found: Token[] = [];
  const visit = (node: unknown, path: readonly string[]): void => {
    if (!isObject(node)) return;
    if (Object.hasOwn(node, '$value')) found.push({ path, words: wordsOf(path), value: node['$value'] });
    else for (const [name, child] of Object.entries(node)) visit(child, name === '$root' ? path : [...path, name]);
  };
  visit(readTokens(tree).value, []);
  return found;
}

/** Maps design token files, as exported by design tools, onto a skin by token names. Never throws. */
export function importTokens(files: readonly TokenFile[]): TokenImport {
  const { hasModes, ...trees } = readFiles(files);
  const tokens = { light: tokensOf(trees.light), dark: tokensOf(trees.dark) };
  const taken = new Map<string, string>();
  const left = new Map<string, string>();

  /** Imports the token with the best match of these names. */
  const take = (from: readonly Token[], names: readonly string[], to: string, convert: Convert): Json | undefined => {
    for (const token of names.flatMap((name) => from.filter(({ words }) => words === name))) {
      const made = convert(token.value);
      const name = token.path.join('.');
      if (typeof made !== 'string') {
        taken.set(to, name);
        return made;
      }
      left.set(name, made);
    }
    return undefined;
  };

  const inputs = Object.entries(CONVERT).map(([name, convert]) => {
    // The keys of the record above.
    const input = name as BrandInput;
    return [input, take(tokens.light, BRAND_NAMES[input], `brand.${input}`, convert)] as const;
  });
  const ofTheme = (theme: ThemeName) => {
    // If some tokens name their theme, only those count; colors without a theme then belong to light.
    const own = tokens[theme].filter(({ path }) => {
      const said = path.map(modeIn).find((mode) => mode !== undefined);
      return said === theme || (said === undefined && (hasModes || theme === 'light'));
    });
    const colors = THEME_COLORS.map(([name, names]) => [name, take(own, names, `${theme}.color.${name}`, toColor)] as const);
    return Object.fromEntries(colors.filter(([, token]) => token !== undefined));
  };
  const themes = (['light', 'dark'] as const).map((theme) => [theme, ofTheme(theme)] as const);

  const used = new Set(taken.values());
  const all = new Set([...tokens.light, ...tokens.dark].map(({ path }) => path.join('.')));
  return {
    skin: {
      $schema: '../../schema/skin.json',
      v: 1,
      brand: Object.fromEntries(inputs.filter(([, token]) => token !== undefined)),
      ...Object.fromEntries(themes.filter(([, color]) => Object.keys(color).length > 0).map(([theme, color]) => [theme, { color }])),
    },
    taken: [...taken].map(([to, from]) => ({ from, to })),
    left: [...all].filter((name) => !used.has(name)).map((from) => ({ from, why: left.get(from) ?? NO_PLACE })),
  };
}
