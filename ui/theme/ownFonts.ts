import type { OwnFont, OwnFonts } from './fontSchema.ts';
import type { SkinFault } from './skinFault.ts';

type Metrics = NonNullable<OwnFont['metrics']>;

/** Fonts that systems have, with the same widths under several names, and their average letter in em. */
const SYSTEM = {
  'sans-serif': { names: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], letter: 913 / 2048 },
  serif: { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], letter: 832 / 2048 },
} as const;

const kindOf = ({ fallback = 'sans-serif' }: OwnFont): keyof typeof SYSTEM => fallback;

/** Width of the font's letters by those of the system's font. */
const sizeAdjust = (font: OwnFont, { xWidthAvg, unitsPerEm }: Metrics): number => xWidthAvg / unitsPerEm / SYSTEM[kindOf(font)].letter;

/** Beyond these, metrics are mistaken: no text font is so wide or so narrow. */
const [NARROWEST, WIDEST] = [0.6, 1.6];

/** Metrics that cannot be those of a text font. */
export function ownFontFaults(fonts: OwnFonts): SkinFault[] {
  return Object.entries(fonts).flatMap(([name, font]) => {
    const { metrics } = font;
    if (metrics === undefined) return [];
    const adjust = sizeAdjust(font, metrics);
    if (adjust >= NARROWEST && adjust <= WIDEST) return [];
    const expected = 'the average width of its letters in units of the font, mostly 0.4 to 0.6 of unitsPerEm';
    return [{ pointer: `/fonts/${name}/metrics/xWidthAvg`, found: String(metrics.xWidthAvg), expected }];
  });
}

/** Families of a font in a stack: itself, and a system font in its metrics. */
export const ownFamilies = (name: string, { metrics }: OwnFont): readonly string[] =>
  metrics === undefined ? [name] : [name, `${name} fallback`];

/** The kind of system fonts that end the stack. */
export const fallbackOf = kindOf;

/** `@font-face` rules of a font, and of its fallback, so that text does not move when the font arrives. */
export function ownFontFaces(name: string, font: OwnFont): string[] {
  const faces = font.files.map(
    ({ file, weight, style = 'normal', unicodeRange }) =>
      `@font-face{font-family:"${name}";font-style:${style};font-display:swap;font-weight:${[weight].flat().join(' ')};` +
      `src:url(${file.startsWith('/') ? file : `/fonts/${file}`}) format("woff2")${unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`}}`,
  );
  return font.metrics === undefined ? faces : [...faces, fallbackFace(name, font, font.metrics)];
}

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;

function fallbackFace(name: string, font: OwnFont, metrics: Metrics): string {
  const adjust = sizeAdjust(font, metrics);
  const ofEm = (units: number): string => percent(Math.abs(units) / metrics.unitsPerEm / adjust);
  const sources = SYSTEM[kindOf(font)].names.map((local) => `local("${local}")`).join(',');
  return (
    `@font-face{font-family:"${name} fallback";src:${sources};size-adjust:${percent(adjust)};` +
    `ascent-override:${ofEm(metrics.ascent)};descent-override:${ofEm(metrics.descent)};line-gap-override:${ofEm(metrics.lineGap)}}`
  );
}
