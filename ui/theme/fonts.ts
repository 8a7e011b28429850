import type { OwnFonts } from './fontSchema.ts';
import { fallbackOf, ownFamilies, ownFontFaces } from './ownFonts.ts';

/**
 * The font families that a skin can name. Each is bundled (variable weight, SIL OFL, licenses beside the files), so no
 * page requests a font host. Thai and Chinese use system fonts, which follow in the stack.
 */
export interface FontFamily {
  /** File stem under `/fonts`, e.g. `manrope` for `/fonts/manrope-latin-wght-normal.woff2`. */
  readonly stem: string;
  readonly subsets: readonly Subset[];
  /** Lightest and heaviest weight of the variable axis. */
  readonly weights: readonly [number, number];
  /** Generic family that ends the stack. */
  readonly fallback: 'sans-serif' | 'serif';
  /** Added word spacing, for fonts whose spaces are too narrow in small text. @default 'normal' */
  readonly wordSpacing?: string;
}

type Subset = keyof typeof unicodeRanges;

/** Characters of each file: browsers fetch a file only if the page contains one of them. */
const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
} as const;

export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  'Plus Jakarta Sans': {
    stem: 'plus-jakarta-sans',
    subsets: ['vietnamese', 'latin-ext', 'latin'],
    weights: [200, 800],
    fallback: 'sans-serif',
    // Its space is a sixth of an em, usually it is a quarter: two pixels at 14 px.
    wordSpacing: '0.06em',
  },
  Manrope: { stem: 'manrope', subsets: ['vietnamese', 'latin-ext', 'latin'], weights: [200, 800], fallback: 'sans-serif' },
  Sora: { stem: 'sora', subsets: ['latin-ext', 'latin'], weights: [100, 800], fallback: 'sans-serif' },
  'Playfair Display': {
    stem: 'playfair-display',
    subsets: ['vietnamese', 'latin-ext', 'latin'],
    weights: [400, 900],
    fallback: 'serif',
  },
};

const systemStacks = {
  'sans-serif': 'system-ui, "Noto Sans Thai", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif',
  serif: 'Georgia, "Noto Serif Thai", "Noto Serif SC", "Songti SC", serif',
} as const;

/** The `font-family` value for a family of the kit or of a skin, ending in system fonts. */
export function fontStack(name: string, own: OwnFonts = {}): string {
  const font = own[name];
  const families = font === undefined ? [name] : ownFamilies(name, font);
  const kind = font === undefined ? (fontFamilies[name]?.fallback ?? 'sans-serif') : fallbackOf(font);
  return [...families.map((family) => `"${family}"`), systemStacks[kind]].join(', ');
}

/** `@font-face` rules of the named families, for the skin's stylesheet. */
export function fontFaces(names: Iterable<string>, own: OwnFonts = {}): string {
  const rules: string[] = [];
  for (const name of new Set(names)) {
    const font = own[name];
    if (font !== undefined) {
      rules.push(...ownFontFaces(name, font));
      continue;
    }
    const family = fontFamilies[name];
    for (const subset of family?.subsets ?? []) {
      rules.push(
        `@font-face{font-family:"${name}";font-style:normal;font-display:swap;font-weight:${family?.weights.join(' ')};` +
          `src:url(/fonts/${family?.stem}-${subset}-wght-normal.woff2) format("woff2");unicode-range:${unicodeRanges[subset]}}`,
      );
    }
  }
  return rules.join('\n');
}
