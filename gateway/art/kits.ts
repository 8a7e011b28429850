import { hash } from './palette.ts';
import { around, oklch, round } from './svg.ts';

/** Where an emblem stands in a banner of 1200 × 400. */
export type Placing = readonly [x: number, y: number, scale: number, turn: number];

/** How a merchant's pictures look: its ground and light, what they show where nothing else is named, and how that is arranged. */
export interface ArtKit {
  /** Hue of the ground, from that of the merchant's accent. */
  readonly ground: (hue: number) => number;
  /** The ground's colors from the start to the end. */
  readonly shades: (ground: number) => readonly [string, string, string];
  /** Scenery behind the emblems, 1200 × 400; the start is plain, for text. */
  readonly backdrop: (ground: number, accent: number) => string;
  /** Emblems of the brand. */
  readonly motif: readonly string[];
  /** The largest first. */
  readonly composition: readonly Placing[];
}

const hills = (y: number, height: number, phase: number, fill: string): string => {
  const points = Array.from(
    { length: 25 },
    (_, index) => `${index * 50} ${round(y - height * (0.5 + 0.5 * Math.sin(index * 0.7 + phase)))}`,
  );
  return `<path d="M0 400L${points.join('L')}L1200 400Z" fill="${fill}"/>`;
};

/** A sun that rises from the sea: rays, and water that mirrors it. */
const sunrise: ArtKit = {
  ground: (hue) => hue + 4,
  shades: (ground) => [oklch(0.42, 0.15, ground - 16), oklch(0.62, 0.18, ground), oklch(0.82, 0.15, ground + 36)],
  backdrop: (ground) =>
    `<g transform="translate(890 316)" fill="oklch(1 0 0/.13)">${around(18, () => '<path d="M0 0-58-1000H58Z"/>')}</g>
    <circle cx="890" cy="316" r="196" fill="${oklch(0.93, 0.12, ground + 42)}"/><circle cx="890" cy="316" r="252" fill="${oklch(0.93, 0.12, ground + 42)}" opacity=".28"/>
    <rect y="316" width="1200" height="84" fill="${oklch(0.45, 0.13, ground - 10)}"/>${[0, 1, 2, 3].map((row) => `<rect x="${760 + row * 26}" y="${330 + row * 17}" width="${260 - row * 52}" height="7" rx="3.5" fill="${oklch(0.9, 0.12, ground + 42)}" opacity=".75"/>`).join('')}`,
  motif: ['sun', 'coin', 'ship', 'star'],
  composition: [
    [890, 212, 1.15, 0],
    [700, 296, 0.62, -14],
    [1086, 288, 0.7, 12],
    [1010, 108, 0.42, 10],
    [770, 118, 0.4, -12],
  ],
};

const curtain = (x: number, sway: number, fill: string, opacity: number): string =>
  `<path d="M${x} 0C${x + sway} 120 ${x - sway} 220 ${x + sway / 2} 360L${x + 190} 330C${x + 120} 210 ${x + 250} 110 ${x + 170} 0Z" fill="${fill}" opacity="${opacity}"/>`;

/** Northern lights over snow hills, with stars; what floats in them rises from left to right. */
const northern: ArtKit = {
  ground: (hue) => hue + 112,
  shades: (ground) => [oklch(0.17, 0.07, ground), oklch(0.24, 0.1, ground), oklch(0.33, 0.12, ground + 20)],
  backdrop: (ground, accent) => {
    const stars = Array.from(
      { length: 46 },
      (_, index) =>
        `<circle cx="${(index * 271) % 1200}" cy="${(index * 97) % 300}" r="${1 + (index % 3)}" opacity="${0.35 + (index % 4) * 0.15}"/>`,
    ).join('');
    return `<g fill="#fff">${stars}</g>${curtain(520, 60, oklch(0.8, 0.19, accent), 0.34)}${curtain(700, -50, oklch(0.78, 0.17, accent + 30), 0.3)}${curtain(880, 70, oklch(0.7, 0.22, accent + 180), 0.3)}${curtain(1010, -40, oklch(0.82, 0.18, accent), 0.3)}
    ${hills(384, 110, 0.8, oklch(0.24, 0.06, ground))}${hills(408, 90, 2.6, oklch(0.14, 0.05, ground))}`;
  },
  motif: ['rocket', 'gem', 'star', 'dice'],
  composition: [
    [1000, 138, 1.1, 8],
    [820, 238, 0.74, -10],
    [672, 316, 0.5, 12],
    [1124, 292, 0.46, -8],
    [744, 92, 0.34, 0],
  ],
};

/** A lacquer panel: a gold moon gate with rays of inlay, clouds below, and everything in its place left and right of it. */
const lacquer: ArtKit = {
  ground: (hue) => hue - 2,
  shades: (ground) => [oklch(0.27, 0.11, ground - 6), oklch(0.37, 0.15, ground), oklch(0.45, 0.17, ground + 8)],
  backdrop: (ground) => {
    const gold = oklch(0.82, 0.13, 85);
    const cloud = (x: number, y: number) =>
      [58, 42, 26]
        .map((r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${oklch(0.33, 0.13, ground)}" stroke="${gold}" stroke-width="3"/>`)
        .join('');
    return `<g transform="translate(890 196)" stroke="${gold}" fill="none"><g opacity=".28" stroke-width="3">${around(24, () => '<path d="M0-186V-330"/>')}</g><circle r="172" stroke-width="8" fill="${oklch(0.3, 0.12, ground)}"/><circle r="154" stroke-width="2" opacity=".7"/></g>
    <g>${Array.from({ length: 13 }, (_, index) => cloud(500 + index * 66, 404 + (index % 2) * 22)).join('')}</g>`;
  },
  motif: ['lotus', 'lantern', 'coin', 'balls'],
  composition: [
    [890, 206, 1.12, 0],
    [650, 150, 0.72, 0],
    [1130, 150, 0.72, 0],
    [764, 322, 0.46, -8],
    [1016, 322, 0.46, 8],
  ],
};

const KITS = [sunrise, northern, lacquer] as const;

/** Kits of the demo's merchants, by code. */
const OWN: Readonly<Record<string, ArtKit>> = { demo: sunrise, aurora: northern, lotus: lacquer };

/** A merchant's kit: one of them for each code. */
export function kitOf(merchant: string): ArtKit {
  return (Object.hasOwn(OWN, merchant) ? OWN[merchant] : undefined) ?? KITS[hash(merchant) % KITS.length] ?? sunrise;
}
