/** No palette is served unreadable, and no token can be anything but a token. */
import { describe, expect, it } from 'vitest';

import { contrastPairs } from '#ui/theme/contrast.ts';
import { compileSkin, skinPairs } from '#ui/theme/skin.ts';
import { MANY, seeded, type Random } from './random.ts';

const PALETTES = 150 * MANY;

type Token = { readonly $type: string; readonly $value: unknown };
type Skin = Readonly<Record<string, unknown>>;

const hex = (random: Random): string => `#${Array.from({ length: 6 }, () => random.below(16).toString(16)).join('')}`;

/** A colour as somebody might write it: mostly opaque, in any notation. */
function colour(random: Random): unknown {
  return random.pick<() => unknown>([
    () => hex(random),
    () => hex(random),
    () => `oklch(${random.below(101)}% ${random.below(40) / 100} ${random.below(360)})`,
    () => `hsl(${random.below(360)} ${random.below(101)}% ${random.below(101)}%)`,
    () => `rgb(${random.below(256)} ${random.below(256)} ${random.below(256)} / ${random.pick(['0', '0.2', '0.9', '50%'])})`,
    () => `${hex(random)}${random.pick(['00', '40', 'cc', 'ff'])}`,
    () => ({ colorSpace: 'srgb', components: [random.below(2), random.below(100) / 100, 0], alpha: random.pick([1, 1, 0.3]) }),
    () => random.pick(['white', 'black', 'transparent', 'rebeccapurple']),
  ])();
}

const token = ($value: unknown, $type = 'color'): Token => ({ $type, $value });

const NAMES = [...new Set(contrastPairs.flatMap(({ on, ground }) => [on, ground]))];

function randomSkin(random: Random): Skin {
  const overrides = () => ({
    color: Object.fromEntries(
      random
        .shuffled(NAMES)
        .slice(0, random.below(4))
        .map((name) => [name, token(colour(random))]),
    ),
  });
  return {
    $schema: '',
    v: 1,
    brand: {
      accent: token(colour(random)),
      ...(random.once(2) && { highlight: token(colour(random)) }),
      ...(random.once(2) && { neutral: token(colour(random)) }),
      ...(random.once(2) && { radius: token(random.below(3), 'number') }),
    },
    ...(random.once(2) && { light: overrides() }),
    ...(random.once(2) && { dark: overrides() }),
  };
}

/** WCAG 2's contrast of two opaque colours, written down here once more so that it is not the kit's own word. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colourHex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colourHex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour variables of each theme in a served sheet. */
function served(css: string): readonly { readonly theme: string; readonly colours: ReadonlyMap<string, string> }[] {
  return [
    ['light', /:root,\[data-theme=light\]\{([^}]*)\}/],
    ['dark', /\n\[data-theme=dark\]\{([^}]*)\}/],
  ].map(([theme, rule]) => {
    const [, body = ''] = new RegExp(rule ?? '').exec(css) ?? [];
    return {
      theme: String(theme),
      colours: new Map([...body.matchAll(/--pf-color-(\w+):([^;]*);/g)].map(([, name = '', value = '']) => [name, value])),
    };
  });
}

describe('a random palette', () => {
  it(
    '[CFG-13] is served only when every pair can be read in both themes, and check names each that cannot',
    () => {
      const failures: string[] = [];
      let [sound, refused] = [0, 0];
      for (let seed = 1; seed <= PALETTES; seed += 1) {
        const skin = randomSkin(seeded(seed));
        const { css, faults } = compileSkin(skin);
        const measured = skinPairs(skin);
        // Which pairs fall short, by the colours that either theme comes to.
        const short = measured
          .filter(({ colors, atLeast }) => contrast(colors.on, colors.ground) < atLeast)
          .map(({ theme, on, ground }) => `/${theme}/color/${on} on ${ground}`);
        const named = faults.map(({ pointer, found }) => `${pointer} on ${/ on (\w+) /.exec(found)?.[1]}`);
        if (measured.length > 0 && short.toSorted().join() !== named.toSorted().join())
          failures.push(`seed ${seed}: ${short.join()} but ${named.join()}`);
        if (faults.length > 0 === (css !== '')) failures.push(`seed ${seed}: faults and served`);
        if (css === '') refused += 1;
        else sound += 1;
        for (const { theme, colours } of css === '' ? [] : served(css)) {
          for (const { on, ground, atLeast } of contrastPairs) {
            const [front, back] = [colours.get(on) ?? '', colours.get(ground) ?? ''];
            if (!/^#[0-9a-f]{6}$/.test(front) || !/^#[0-9a-f]{6}$/.test(back))
              failures.push(`seed ${seed}: ${theme} ${on} ${front} on ${ground} ${back} is not opaque`);
            else if (contrast(front, back) < atLeast) failures.push(`seed ${seed}: serves ${theme} ${on} ${front} on ${ground} ${back}`);
          }
        }
      }
      expect(failures.slice(0, 5)).toEqual([]);
      expect([sound > PALETTES / 20, refused > PALETTES / 20]).toEqual([true, true]);
    },
    30_000 * MANY,
  );
});

/** What would be another rule, another property, a request, or the end of the sheet, if it came through as it is. */
const INJECTIONS = [
  'red;--x:1',
  'red}body{display:none',
  'url(https://example.com/x)',
  'red/**/',
  '/* red',
  '\\72 ed',
  'red\\3b color:blue',
  'var(--color-text)',
  'red !important',
  'expression(alert(1))',
  '</style><script>alert(1)</script>',
  'red\n}*{color:blue',
  '#fff;}',
  'image-set("x")',
  'rgb(0 0 0)}@import "x";{',
  'color-mix(in srgb, red, url(x))',
  'attr(data-x)',
  '@import "x"',
  '\u0000red',
  'oklch(0.7 0.1 60);',
];

/** Apart from the values of variables, a sheet is what it is for any skin in the same fonts. */
const PLAIN = compileSkin({ v: 1, brand: { accent: token('#12e2a3') } }).css;

describe('a token', () => {
  const values = INJECTIONS.flatMap((injection) => [injection, `#12e2a3${injection}`, `${injection}#12e2a3`, ` ${injection} `]);
  const places: readonly (readonly [string, (value: unknown) => Skin])[] = [
    ['a colour of the brand', (value) => ({ v: 1, brand: { accent: token(value) } })],
    ['a colour of a theme', (value) => ({ v: 1, brand: { accent: token('#12e2a3') }, dark: { color: { focus: token(value) } } })],
    ['a colour space', (value) => ({ v: 1, brand: { accent: token({ colorSpace: value, components: [0, 0, 0] }) } })],
    ['a font', (value) => ({ v: 1, brand: { accent: token('#12e2a3'), fontBody: token(value, 'fontFamily') } })],
    ['a number', (value) => ({ v: 1, brand: { accent: token('#12e2a3'), radius: token(value, 'number') } })],
    ['a description', (value) => ({ v: 1, brand: { accent: { ...token('#12e2a3'), $description: value } } })],
    ['a name', (value) => ({ v: 1, brand: { accent: token('#12e2a3') }, light: { color: { [String(value)]: token('#12e2a3') } } })],
  ];

  it.each(places)(
    '[CFG-13] [SEC-1] adds nothing to the sheet as %s, whatever it holds',
    (_, skinWith) => {
      const plain = shapeOf(PLAIN);
      for (const value of values) {
        const { css } = compileSkin(skinWith(value));
        if (css !== '') expect([value, shapeOf(css)]).toEqual([value, plain]);
      }
    },
    30_000,
  );
});

/** A sheet without the values of its variables, each of which must be a colour, a number with its unit, or a known font list. */
function shapeOf(css: string): string {
  return css.replaceAll(/(--[\w-]+):([^;{}]*);/g, (_, name: string, value: string) => {
    const isPlain = /^(?:#[0-9a-f]{6}(?:[0-9a-f]{2})?|[\w.%-]+(?: [\w.%-]+)*|[\w "',.-]+|calc\([\w .*+/()-]+\)|[\w #.,()%/-]+)$/.test(
      value,
    );
    return isPlain && !/url\(|\/\*|\\/.test(value) ? `${name};` : `${name}: ${value}`;
  });
}
