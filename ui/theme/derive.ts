import { apart, isApart, type Known } from './apart.ts';
import { hex, inkOn, lchOf, readable, SHAPE_CONTRAST, TEXT_CONTRAST, type Lch } from './oklch.ts';
import { toneColors } from './toneColors.ts';

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

/**
 * Every color of a theme by its semantic name, as hex (two with alpha).
 * @param stated Colors of the theme that a skin states: the derived tones stay apart from them, and are read on its grounds.
 */
export function deriveColors(brand: BrandColors, theme: ThemeName, stated: Known = {}) {
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
  // Those that a skin states in their place, too: what is derived is read on them.
  const statedGrounds = [stated['canvas'], stated['surface'], stated['raised'], stated['sunken']].filter((css) => css !== undefined);
  const grounds = [canvas, surface, raised, sunken, ...statedGrounds];
  const text = neutral(steps.text);
  const textMuted = readable([steps.textMuted, tint, neutralHue], grounds, TEXT_CONTRAST, away);

  const accentLch = lchOf(brand.accent);
  const accent = solid(accentLch);
  const soft = (color: Lch): string => hex(dark ? [0.29, color[1] * 0.38, color[2]] : [0.945, color[1] * 0.26, color[2]]);
  const highlightLch = lchOf(brand.highlight);
  const highlight = hex(highlightLch);
  const accentSoft = soft(accentLch);
  const accentText = readable(accentLch, [...grounds, accentSoft], TEXT_CONTRAST, away);
  const highlightText = readable(highlightLch, grounds, TEXT_CONTRAST, away);
  const known: Known = { accent: accent.accent, accentSoft, accentText, highlight, highlightText, ...stated };
  const tones = toneColors(grounds, dark, known);
  const ring = readable(accentLch, grounds, SHAPE_CONTRAST, away);

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
    accentText,
    highlight,
    onHighlight: inkOn([highlight], highlightLch[2]),
    highlightText,
    ...tones,
    // A ring in the accent, unless it would look like the one of an invalid field.
    focus: isApart('focus', ring, { ...tones, ...stated }) ? ring : text,
    overlay: dark ? '#000000b3' : '#0b0d1299',
    // Over pictures, in both themes: a dark overlay and white text.
    scrim: '#0a0a0fcc',
    onScrim: '#ffffff',
  };
}

/** The highlight of a brand that states none: another brand's, apart from the accent. */
export function highlightBeside(accent: string, highlight: string): string {
  const limits = { hues: [55, 105], lightness: [0.6, 0.85], suits: () => true } as const;
  return hex(apart('highlight', lchOf(highlight), solid(lchOf(accent)), limits));
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

export type ColorTokens = ReturnType<typeof deriveColors>;
export type ColorToken = keyof ColorTokens;
