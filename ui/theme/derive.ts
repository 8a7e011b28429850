import Color from 'colorjs.io';

/** A brand's input colors. Everything else in a theme is derived from them, for light and dark. */
export interface BrandColors {
  /** The color of actions. Any CSS color. */
  readonly accent: string;
  /** Color of jackpots, wins and medals; the secondary accent. */
  readonly highlight: string;
  /** Its hue and chroma tint every surface and text; its lightness is ignored. */
  readonly neutral: string;
}

export type ThemeName = 'light' | 'dark';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of control outlines and the focus ring (WCAG 2.2, 1.4.11). */
export const SHAPE_CONTRAST = 3;

/** WCAG 2.x contrast ratio of two opaque CSS colors, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  return new Color(a).contrast(new Color(b), 'WCAG21');
}

type Lch = readonly [lightness: number, chroma: number, hue: number];

function lchOf(css: string): Lch {
  const [l, c, h] = new Color(css).to('oklch').coords;
  return [l ?? 0, c ?? 0, h ?? 0];
}

/** Converts OKLCH to a hex color in sRGB: reduces chroma before hue or lightness. */
function hex([l, c, h]: Lch): string {
  return new Color('oklch', [Math.min(Math.max(l, 0), 1), c, h]).to('srgb').toGamut().toString({ format: 'hex', collapse: false });
}

/** Moves a color towards black or white in small steps until its contrast is sufficient on every background. */
function readable([l, c, h]: Lch, backgrounds: readonly string[], ratio: number, towards: 'black' | 'white'): string {
  const step = towards === 'black' ? -0.01 : 0.01;
  let css = hex([l, c, h]);
  for (let moved = l; moved >= 0 && moved <= 1.01; moved += step) {
    css = hex([moved, c, h]);
    if (backgrounds.every((background) => contrastRatio(css, background) >= ratio)) break;
  }
  return css;
}

/** White or a tinted near-black, whichever has more contrast on all of the given backgrounds. */
function inkOn(backgrounds: readonly string[], hue: number): string {
  const worst = (ink: string): number => Math.min(...backgrounds.map((background) => contrastRatio(ink, background)));
  const dark = hex([0.16, 0.02, hue]);
  return worst('#ffffff') >= worst(dark) ? '#ffffff' : dark;
}

/** Hues of the tones with a fixed meaning in every brand, with their lightness and chroma. */
const tones = {
  critical: { hue: 25, chroma: 0.19 },
  positive: { hue: 150, chroma: 0.14 },
  caution: { hue: 75, chroma: 0.15 },
  info: { hue: 245, chroma: 0.14 },
} as const;

type Tone = keyof typeof tones;
type ToneColors = Record<Tone | `${Tone}Soft` | `${Tone}Text` | `on${Capitalize<Tone>}`, string>;

/** Lightness of each neutral step: the only difference between the two themes' surfaces. */
const neutralSteps = {
  light: {
    canvas: 0.972,
    surface: 1,
    raised: 1,
    sunken: 0.948,
    skeleton: 0.915,
    border: 0.905,
    borderStrong: 0.62,
    text: 0.23,
    textMuted: 0.46,
  },
  dark: {
    canvas: 0.165,
    surface: 0.212,
    raised: 0.255,
    sunken: 0.135,
    skeleton: 0.3,
    border: 0.31,
    borderStrong: 0.58,
    text: 0.965,
    textMuted: 0.76,
  },
} as const;

/** Every color of a theme by its semantic name, as hex (two with alpha). */
export function deriveColors(brand: BrandColors, theme: ThemeName) {
  const dark = theme === 'dark';
  const away = dark ? 'white' : 'black';
  const [, neutralChroma, neutralHue] = lchOf(brand.neutral);
  const steps = neutralSteps[theme];
  // Light surfaces have less tint than dark ones: the same chroma looks dirty near white.
  const tint = Math.min(neutralChroma, dark ? 0.035 : 0.02);
  const neutral = (lightness: number, strength = 1): string => hex([lightness, tint * strength * (lightness === 1 ? 0 : 1), neutralHue]);

  const canvas = neutral(steps.canvas, 0.6);
  const surface = neutral(steps.surface);
  const raised = neutral(steps.raised);
  const sunken = neutral(steps.sunken, 0.7);
  const grounds = [canvas, surface, raised, sunken];
  const text = neutral(steps.text);
  const textMuted = readable([steps.textMuted, tint, neutralHue], grounds, TEXT_CONTRAST, away);

  const accentLch = lchOf(brand.accent);
  const accent = solid(accentLch);
  const soft = (color: Lch): string => hex(dark ? [0.29, color[1] * 0.38, color[2]] : [0.945, color[1] * 0.26, color[2]]);
  const highlightLch = lchOf(brand.highlight);
  const highlight = hex(highlightLch);
  const accentSoft = soft(accentLch);

  return {
    canvas,
    surface,
    raised,
    sunken,
    text,
    textMuted,
    skeleton: neutral(steps.skeleton),
    border: neutral(steps.border),
    borderStrong: readable([steps.borderStrong, tint, neutralHue], grounds, SHAPE_CONTRAST, away),
    chrome: surface,
    chromeText: text,
    chromeMuted: textMuted,
    chromeBorder: neutral(steps.border),
    ...accent,
    chromeAction: accent.accent,
    onChromeAction: accent.onAccent,
    accentSoft,
    accentText: readable(accentLch, [...grounds, accentSoft], TEXT_CONTRAST, away),
    highlight,
    onHighlight: inkOn([highlight], highlightLch[2]),
    highlightText: readable(highlightLch, grounds, TEXT_CONTRAST, away),
    ...toneColors(grounds, dark),
    focus: readable(accentLch, grounds, SHAPE_CONTRAST, away),
    overlay: dark ? '#000000b3' : '#0b0d1299',
    // Over pictures, in both themes: a dark overlay and white text.
    scrim: '#0a0a0fcc',
    onScrim: '#ffffff',
  };
}

/** A filled control: its default, hovered and pressed color, and a text color with contrast on all three. */
function solid([l, c, h]: Lch): { accent: string; accentHover: string; accentActive: string; onAccent: string } {
  const lighter = inkOn([hex([l, c, h])], h) !== '#ffffff';
  // States move away from the text color, so that contrast only increases.
  const shift = lighter ? 0.035 : -0.045;
  const ink = lighter ? hex([0.16, 0.02, h]) : '#ffffff';
  const rest = readable([l, c, h], [ink], TEXT_CONTRAST, lighter ? 'white' : 'black');
  const restL = lchOf(rest)[0];
  return { accent: rest, accentHover: hex([restL + shift, c, h]), accentActive: hex([restL + shift * 1.8, c, h]), onAccent: ink };
}

function toneColors(grounds: readonly string[], dark: boolean): ToneColors {
  const colors: Partial<ToneColors> = {};
  for (const tone of Object.keys(tones) as Tone[]) {
    const { hue, chroma } = tones[tone];
    const rest = readable([0.56, chroma, hue], ['#ffffff'], TEXT_CONTRAST, 'black');
    const soft = hex(dark ? [0.29, chroma * 0.4, hue] : [0.95, chroma * 0.24, hue]);
    colors[tone] = rest;
    colors[`${tone}Soft`] = soft;
    colors[`${tone}Text`] = readable([dark ? 0.78 : 0.5, chroma * 0.85, hue], [...grounds, soft], TEXT_CONTRAST, dark ? 'white' : 'black');
    colors[`on${capitalized(tone)}`] = '#ffffff';
  }
  // The loop above assigns the four keys of every tone.
  return colors as ToneColors;
}

function capitalized<T extends string>(word: T): Capitalize<T> {
  // `Capitalize` is this operation; TypeScript cannot infer it from string methods.
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<T>;
}

export type ColorTokens = ReturnType<typeof deriveColors>;
export type ColorToken = keyof ColorTokens;
