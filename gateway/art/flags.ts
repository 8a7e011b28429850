import { png } from './png.ts';

const WIDTH = 60;
const HEIGHT = 40;

type Colour = readonly [red: number, green: number, blue: number];
/** The color at a position (both from 0 to 1), or nothing where a layer is transparent. */
type Layer = (x: number, y: number) => Colour | undefined;

const red: Colour = [216, 35, 42];
const white: Colour = [255, 255, 255];
const blue: Colour = [18, 56, 143];
const yellow: Colour = [252, 209, 22];
const green: Colour = [23, 138, 69];
const black: Colour = [20, 20, 20];
const orange: Colour = [255, 153, 51];

/** Stripes of equal height, from the top; a color named twice in a row is twice as high. */
const stripes =
  (...colours: readonly Colour[]): Layer =>
  (_x, y) =>
    colours[Math.min(Math.floor(y * colours.length), colours.length - 1)];
const field =
  (colour: Colour, right = 1, bottom = 1): Layer =>
  (x, y) =>
    x < right && y < bottom ? colour : undefined;
/** A disc; the radius is a share of the height. */
const disc =
  (colour: Colour, cx = 0.5, cy = 0.5, radius = 0.3): Layer =>
  (x, y) =>
    Math.hypot((x - cx) * (WIDTH / HEIGHT), y - cy) < radius ? colour : undefined;
/** Angle between a point of a five-pointed star and the adjacent notch, and the depth of the notch. */
const STAR_ANGLE = Math.PI / 5;
const STAR_NOTCH = 0.382;
const star =
  (colour: Colour, cx: number, cy: number, radius: number): Layer =>
  (x, y) => {
    const [across, down] = [(x - cx) * (WIDTH / HEIGHT), y - cy];
    const sector = (((Math.atan2(across, -down) / (2 * STAR_ANGLE)) % 1) + 1) % 1;
    const angle = Math.min(sector, 1 - sector) * 2 * STAR_ANGLE;
    // The straight edge from point to notch, in polar form.
    const edge = (radius * STAR_NOTCH * Math.sin(STAR_ANGLE)) / (Math.sin(angle) + STAR_NOTCH * Math.sin(STAR_ANGLE - angle));
    return Math.hypot(across, down) < edge ? colour : undefined;
  };
const hoist =
  (colour: Colour): Layer =>
  (x, y) =>
    x < 0.42 * (1 - Math.abs(y - 0.5) * 2) ? colour : undefined;
const cross =
  (colour: Colour, half: number): Layer =>
  (x, y) =>
    Math.abs(x - 0.5) < half / 1.5 || Math.abs(y - 0.5) < half ? colour : undefined;
const saltire =
  (colour: Colour, half: number): Layer =>
  (x, y) =>
    Math.min(Math.abs(x - y), Math.abs(x - 1 + y)) < half ? colour : undefined;

const union: readonly Layer[] = [field(blue), saltire(white, 0.12), saltire(red, 0.05), cross(white, 0.17), cross(red, 0.1)];
const thirteen = Array.from({ length: 13 }, (_, index) => (index % 2 === 0 ? red : white));
/** A layer squeezed into the upper hoist quarter. */
const canton =
  (layer: Layer): Layer =>
  (x, y) =>
    x < 0.5 && y < 0.5 ? layer(x * 2, y * 2) : undefined;

/** Flags of `COUNTRIES`, simplified to a 20-pixel picture; later layers are on top. */
const flags: Readonly<Record<string, readonly Layer[]>> = {
  PH: [stripes(blue, red), hoist(white), disc(yellow, 0.14, 0.5, 0.12)],
  VN: [field(red), star(yellow, 0.5, 0.5, 0.4)],
  ID: [stripes(red, white)],
  TH: [stripes(red, white, blue, blue, white, red)],
  MY: [
    stripes(...thirteen),
    field(blue, 0.5, 0.54),
    disc(yellow, 0.2, 0.27, 0.17),
    disc(blue, 0.24, 0.27, 0.14),
    star(yellow, 0.36, 0.27, 0.14),
  ],
  SG: [stripes(red, white), disc(white, 0.2, 0.25, 0.18), disc(red, 0.26, 0.25, 0.18)],
  KH: [stripes(blue, red, red, blue), (x, y) => (Math.abs(x - 0.5) < 0.14 && y > 0.36 && y < 0.66 ? white : undefined)],
  LA: [stripes(red, blue, blue, red), disc(white, 0.5, 0.5, 0.2)],
  MM: [stripes(yellow, green, red), star(white, 0.5, 0.52, 0.36)],
  CN: [field(red), star(yellow, 0.2, 0.3, 0.22)],
  TW: [field(red), field(blue, 0.5, 0.5), disc(white, 0.25, 0.25, 0.15)],
  HK: [field(red), disc(white, 0.5, 0.5, 0.26), star(red, 0.5, 0.5, 0.18)],
  JP: [field(white), disc(red)],
  KR: [field(white), disc(red, 0.5, 0.5, 0.25), (x, y) => (y > 0.5 ? disc(blue, 0.5, 0.5, 0.25)(x, y) : undefined)],
  IN: [stripes(orange, white, green), disc(blue, 0.5, 0.5, 0.13), disc(white, 0.5, 0.5, 0.09)],
  AU: [field(blue), ...union.map(canton), star(white, 0.25, 0.76, 0.16), star(white, 0.75, 0.3, 0.12), star(white, 0.75, 0.76, 0.12)],
  AE: [stripes(green, white, black), field(red, 0.28)],
  GB: union,
  US: [stripes(...thirteen), field(blue, 0.42, 0.54)],
};

const drawn = new Map<string, Buffer>();

/** The flag of a country as a PNG of 60 × 40, or nothing for an unlisted country. */
export function flagPicture(countryCode: string): Buffer | undefined {
  const layers = Object.hasOwn(flags, countryCode) ? flags[countryCode] : undefined;
  if (layers === undefined) return undefined;
  const known = drawn.get(countryCode);
  if (known !== undefined) return known;
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const [x, y] = [((at % WIDTH) + 0.5) / WIDTH, (Math.floor(at / WIDTH) + 0.5) / HEIGHT];
    const top = layers.findLast((layer) => layer(x, y) !== undefined);
    pixels.set(top?.(x, y) ?? white, at * 3);
  }
  const picture = png({ width: WIDTH, height: HEIGHT, channels: 3, pixels });
  drawn.set(countryCode, picture);
  return picture;
}
