import { paints } from './palette.ts';
import { scene } from './scenes.ts';
import { escapeText, fade, glow, oklch } from './svg.ts';

export interface BannerFacts {
  readonly scene: string;
  readonly title: string;
  readonly subtitle: string;
  /** OKLCH hue of the merchant's accent, in degrees. */
  readonly hue: number;
}

/** Fonts of the player's device: a picture loads none. */
const FONT = "'Be Vietnam Pro','Segoe UI',Roboto,'Helvetica Neue','Noto Sans Thai','Noto Sans SC',system-ui,sans-serif";

/** Wraps words to lines of about this many letters, the width of the text half. */
function lines(text: string, most: number): string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken;
}

const LINE = 66;

/** The lighting of a banner: background in the merchant's hue, a light behind the scene, a veil under it. */
function light(ground: number, accent: number): string {
  return `${paints({ ground, emblem: 85, accent })}
<linearGradient id="ground" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${oklch(0.3, 0.12, ground - 12)}"/><stop offset=".5" stop-color="${oklch(0.46, 0.17, ground)}"/><stop offset="1" stop-color="${oklch(0.66, 0.17, ground + 34)}"/></linearGradient>
${glow('lamp', oklch(0.9, 0.13, ground + 50), 0.75)}${fade('veil', 'oklch(0 0 0/0)', 'oklch(0 0 0/.28)')}`;
}

/** A mark, the lines of the headline, and the subtitle; `top` is the first line's baseline. */
function wordsAt(left: number, top: number, headline: readonly string[], subtitle: readonly string[]): string {
  const below = top + headline.length * LINE - 16;
  return `<g font-family="${FONT}"><rect x="${left + 2}" y="${top - 78}" width="54" height="7" rx="3.5" fill="${oklch(0.88, 0.15, 88)}"/>${[
    ...headline.map(
      (line, index) =>
        `<text x="${left}" y="${top + index * LINE}" font-size="60" font-weight="800" fill="#fff">${escapeText(line)}</text>`,
    ),
    ...subtitle.map(
      (line, index) =>
        `<text x="${left + 2}" y="${below + index * 36}" font-size="28" font-weight="500" fill="oklch(1 0 0/.9)">${escapeText(line)}</text>`,
    ),
  ].join('')}</g>`;
}

/** A banner, 1200 × 400: scene on the right, text on the left over a plain background. */
export function bannerPicture({ scene: name, title, subtitle, hue }: BannerFacts): string {
  const ground = hue + 4;
  const headline = lines(title, 14);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><defs>${light(ground, hue + 150)}</defs>
<rect width="1200" height="400" fill="url(#ground)"/><ellipse cx="890" cy="150" rx="430" ry="300" fill="url(#lamp)"/>${scene(name, ground)}
<rect y="240" width="1200" height="160" fill="url(#veil)"/>${wordsAt(70, 214 - headline.length * (LINE / 2), headline, [subtitle])}</svg>`;
}

/**
 * A banner for the side of a form, 480 × 1200: text above, scene below, both within the visible part of a narrower
 * frame.
 */
export function sideBannerPicture({ scene: name, title, subtitle, hue }: BannerFacts): string {
  const ground = hue + 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 1200"><defs>${light(ground, hue + 150)}</defs>
<rect width="480" height="1200" fill="url(#ground)"/><ellipse cx="240" cy="860" rx="420" ry="460" fill="url(#lamp)"/>
<svg y="640" width="480" height="560" viewBox="650 -90 480 560" preserveAspectRatio="xMidYMax slice">${scene(name, ground)}<rect x="560" y="400" width="640" height="140" fill="${oklch(0.28, 0.1, ground + 15)}"/></svg>
<rect y="800" width="480" height="400" fill="url(#veil)"/><g transform="translate(20 40) scale(0.84)">${wordsAt(44, 180, lines(title, 11), lines(subtitle, 22))}</g></svg>`;
}
