import { apart, type Known } from './apart.ts';
import { hex, isReadable, readableLch, TEXT_CONTRAST, type Lch } from './oklch.ts';

/** Tones with a fixed meaning in every brand: their hue, the hues that still have this meaning, and their chroma. */
const tones = {
  critical: { hue: 25, hues: [6, 30], chroma: 0.19 },
  positive: { hue: 150, hues: [130, 172], chroma: 0.14 },
  caution: { hue: 75, hues: [63, 100], chroma: 0.15 },
  info: { hue: 245, hues: [245, 245], chroma: 0.14 },
} as const;

type Tone = keyof typeof tones;
type ToneColors = Record<Tone | `${Tone}Soft` | `${Tone}Text` | `on${Capitalize<Tone>}`, string>;

const INK = '#ffffff';

/** All tones of a theme, each apart from the known colors and from the tones before it. */
export function toneColors(grounds: readonly string[], dark: boolean, known: Known): ToneColors {
  const away = dark ? 'white' : 'black';
  const colors: Partial<ToneColors> = {};
  for (const tone of Object.keys(tones) as Tone[]) {
    const { hue, hues, chroma } = tones[tone];
    const beside = (): Known => ({ ...colors, ...known });
    const hasInk = (css: string): boolean => isReadable(css, [INK], TEXT_CONTRAST);
    const fill = readableLch([0.56, chroma, hue], [INK], TEXT_CONTRAST, 'black');
    const solid = apart(tone, fill, beside(), { hues, lightness: [0.3, 0.58], suits: hasInk });
    colors[tone] = hex(solid);
    const [, , turned] = solid;

    const pale: Lch = dark ? [0.29, chroma * 0.4, turned] : [0.95, chroma * 0.24, turned];
    const soft = hex(apart(`${tone}Soft`, pale, beside(), { hues, lightness: dark ? [0.29, 0.4] : [0.86, 0.95], suits: () => true }));
    colors[`${tone}Soft`] = soft;

    const backgrounds = [...grounds, soft];
    const readsOn = (css: string): boolean => isReadable(css, backgrounds, TEXT_CONTRAST);
    const ink = readableLch([dark ? 0.78 : 0.5, chroma * 0.85, turned], backgrounds, TEXT_CONTRAST, away);
    colors[`${tone}Text`] = hex(apart(`${tone}Text`, ink, beside(), { hues, lightness: dark ? [0.6, 0.86] : [0.3, 0.5], suits: readsOn }));
    colors[`on${capitalized(tone)}`] = INK;
  }
  // The loop above assigns the four keys of every tone.
  return colors as ToneColors;
}

function capitalized<T extends string>(word: T): Capitalize<T> {
  // `Capitalize` is this operation; TypeScript cannot infer it from string methods.
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<T>;
}
