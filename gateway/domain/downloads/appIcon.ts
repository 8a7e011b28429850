import { png } from '../../art/png.ts';

/** Pixels per side: the size that an iPhone with a pixel ratio of 3 requests. */
const SIZE = 180;

type Rgb = readonly [red: number, green: number, blue: number];

function channel(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(value, 0), 1) * 255);
}

/** Converts an OKLCH color to sRGB, clipped to its gamut (Ottosson's matrices). */
function rgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Whether a point is part of the mark: a four-pointed spark in a ring. Both coordinates from -1 to 1. */
function isMark(x: number, y: number): boolean {
  const distance = Math.hypot(x, y);
  const inSpark = Math.sqrt(Math.abs(x)) + Math.sqrt(Math.abs(y)) < 0.8;
  return inSpark || (distance > 0.7 && distance < 0.78);
}

/**
 * App icon of a merchant: a light mark on the accent color, darker towards the bottom. A square PNG; phones round the
 * corners.
 */
export function appIcon(hue: number): Buffer {
  const pixels = new Uint8Array(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y += 1) {
    const ground = rgbOf(0.64 - (0.22 * y) / SIZE, 0.17, hue);
    for (let x = 0; x < SIZE; x += 1) {
      const mark = isMark((x + 0.5) / (SIZE / 2) - 1, (y + 0.5) / (SIZE / 2) - 1);
      pixels.set(mark ? rgbOf(0.98, 0.02, hue) : ground, (y * SIZE + x) * 3);
    }
  }
  return png({ width: SIZE, height: SIZE, channels: 3, pixels });
}
