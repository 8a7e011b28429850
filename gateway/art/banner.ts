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

/** Fonts of the player's own device: a picture loads none. */
const FONT = "'Be Vietnam Pro','Segoe UI',Roboto,'Helvetica Neue','Noto Sans Thai','Noto Sans SC',system-ui,sans-serif";

/** Words over lines of about so many letters, which is what the calm half has room for. */
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

/** A banner, 1200 × 400: scene on the right, two lines of text on the left over a calm ground. */
export function bannerPicture({ scene: name, title, subtitle, hue }: BannerFacts): string {
  const ground = hue + 4;
  const words = lines(title, 16);
  const top = 214 - words.length * (LINE / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><defs>${paints({ ground, emblem: 85, accent: hue + 150 })}
<linearGradient id="ground" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${oklch(0.3, 0.12, ground - 12)}"/><stop offset=".5" stop-color="${oklch(0.46, 0.17, ground)}"/><stop offset="1" stop-color="${oklch(0.66, 0.17, ground + 34)}"/></linearGradient>
${glow('lamp', oklch(0.9, 0.13, ground + 50), 0.75)}${fade('veil', 'oklch(0 0 0/0)', 'oklch(0 0 0/.28)')}</defs>
<rect width="1200" height="400" fill="url(#ground)"/><ellipse cx="890" cy="150" rx="430" ry="300" fill="url(#lamp)"/>${scene(name, ground)}
<rect y="240" width="1200" height="160" fill="url(#veil)"/><g font-family="${FONT}"><rect x="72" y="${top - 78}" width="54" height="7" rx="3.5" fill="${oklch(0.88, 0.15, 88)}"/>
${words.map((line, index) => `<text x="70" y="${top + index * LINE}" font-size="60" font-weight="800" letter-spacing="-1" fill="#fff">${escapeText(line)}</text>`).join('')}
<text x="72" y="${top + words.length * LINE - 16}" font-size="28" font-weight="500" fill="oklch(1 0 0/.88)">${escapeText(subtitle)}</text></g></svg>`;
}
