import type { ColorToken } from '../derive.ts';

/** A brand's inputs, by their names in `skin.json`. */
export type BrandInput = 'accent' | 'highlight' | 'neutral' | 'radius' | 'fontBody' | 'fontHeading' | 'headingWeight';

/** Words in token names without meaning for the mapping. */
export const NOISE: ReadonlySet<string> = new Set(
  'color colors colour colours global core base default semantic system sys theme themes token tokens value mode palette alias size md medium typography status feedback'.split(
    ' ',
  ),
);

/** Words that tools write in several ways. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['bg', 'background'],
  ['fg', 'text'],
  ['families', 'family'],
  ['weights', 'weight'],
  ['fonts', 'font'],
  ['headings', 'heading'],
]);

const MODES: ReadonlySet<string> = new Set(['light', 'dark', 'night']);

/** Common names of a brand's inputs in design tools, the best match first; without `NOISE`. */
export const BRAND_NAMES: Readonly<Record<BrandInput, readonly string[]>> = {
  accent: [
    'accent',
    'brand accent',
    'primary',
    'brand primary',
    'brand',
    'action primary',
    'interactive',
    'primary 500',
    'primary 600',
    'brand 500',
  ],
  highlight: ['highlight', 'brand highlight', 'secondary', 'brand secondary', 'gold', 'brand gold', 'secondary 500'],
  neutral: ['neutral', 'brand neutral', 'gray', 'grey', 'neutral 500', 'gray 500', 'grey 500', 'slate 500'],
  radius: ['radius', 'brand radius', 'border radius', 'corner radius', 'corner'],
  fontBody: [
    'font body',
    'font family body',
    'body font family',
    'font text',
    'font family text',
    'font family sans',
    'font family',
    'font sans',
    'brand font body',
  ],
  fontHeading: ['font heading', 'font family heading', 'heading font family', 'font family display', 'font display', 'brand font heading'],
  headingWeight: ['heading weight', 'font weight heading', 'heading font weight', 'brand heading weight'],
};

/** The same for the colors of a theme; each also matches its own name. */
export const COLOR_NAMES: Readonly<Partial<Record<ColorToken, readonly string[]>>> = {
  canvas: ['background', 'background canvas', 'page', 'background page', 'surface page', 'background primary', 'body background'],
  surface: ['surface primary', 'card', 'surface card', 'background surface', 'background card', 'background secondary'],
  raised: ['surface raised', 'background raised', 'elevated', 'surface elevated', 'background elevated', 'popover'],
  sunken: ['surface sunken', 'background sunken', 'inset', 'background inset', 'background subtle', 'well'],
  text: ['text primary', 'foreground', 'content primary', 'content', 'on background', 'on surface', 'text body'],
  textMuted: ['text secondary', 'content secondary', 'muted foreground', 'text subtle'],
  border: ['border subtle', 'border primary', 'outline variant', 'divider', 'stroke'],
  borderStrong: ['outline', 'border emphasis', 'border input'],
  onAccent: ['on primary', 'text on accent', 'primary foreground', 'brand on primary', 'on brand'],
  accentText: ['link', 'text link', 'text accent'],
  focus: ['focus ring', 'ring', 'border focus'],
  critical: ['danger', 'error', 'destructive', 'negative'],
  positive: ['success'],
  caution: ['warning'],
  info: ['information'],
};

/** `Color/Text-Primary` and `colorTextPrimary` are both `text primary`. */
export function wordsOf(path: readonly string[]): string {
  return path
    .flatMap((part) => part.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^A-Za-z\d]+/))
    .map((part) => part.toLowerCase())
    .map((part) => SYNONYMS.get(part) ?? part)
    .filter((part) => part !== '' && !MODES.has(part) && !NOISE.has(part))
    .join(' ');
}
