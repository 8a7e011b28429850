import { describe, expect, it } from 'vitest';

import { compileSkin } from './skin.ts';

const skinOf = (accent: object) => ({ v: 1, brand: { accent: { $type: 'color', ...accent } } });
const brand = (accent: object, more: object = {}) => ({ v: 1, brand: { accent, ...more } });
const color = (hex: string) => ({ $type: 'color', $value: hex });
const px = (value: number) => ({ value, unit: 'px' });
const green = { colorSpace: 'srgb', components: [0.0549, 0.5412, 0.3333] };

it('[CFG-13] derives colors that are read on the grounds which a skin states, whatever its accent', () => {
  const dark = { color: { raised: color('#2d231a'), surface: color('#221a13') } };
  for (const accent of ['#0a7d5a', '#1d4ed8', '#6c6c6c', '#4f6ca8']) {
    expect(compileSkin({ v: 1, brand: { accent: color(accent) }, dark }).faults, accent).toEqual([]);
  }
});

describe('a design token as tools write it', () => {
  it.each([
    ['a hex value beside the components', { $value: { ...green, hex: '#0e8a55' } }],
    ['extensions', { $value: green, $extensions: { 'com.figma': { scopes: ['ALL_SCOPES'] } } }],
    ['a mark that it is not deprecated', { $value: green, $deprecated: false }],
    ['a reason why it is deprecated', { $value: green, $deprecated: 'Use brand.' }],
  ])('[CFG-13] may have %s', (_what, accent) => {
    expect(compileSkin(skinOf(accent))).toEqual(compileSkin(skinOf({ $value: green })));
  });

  it('[CFG-13] may have a component that is none, which is 0', () => {
    const [none, zero] = ['none', 0].map((part) => compileSkin(skinOf({ $value: { ...green, components: [part, 0.5412, 0.3333] } })));
    expect(none).toEqual(zero);
    expect(none?.faults).toEqual([]);
  });

  it.each([
    [{ ...green, space: 'srgb' }, '/brand/accent/$value/space'],
    [{ ...green, alpha: '1' }, '/brand/accent/$value/alpha'],
    [{ ...green, components: [0, 'nothing', 0] }, '/brand/accent/$value/components/1'],
    [{ components: [0, 0, 0] }, '/brand/accent/$value/colorSpace'],
    [7, '/brand/accent/$value'],
    // The components count; a contradicting hex would have no effect.
    [{ ...green, hex: '#cf4a0a' }, '/brand/accent/$value'],
  ])('[CFG-13] that is wrong is named by the member: %j', ($value, pointer) => {
    expect(compileSkin(skinOf({ $value })).faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });
});

describe('a file of design tokens', () => {
  const plain = skinOf({ $value: green });

  it.each([
    ['leaves the type of tokens to their group', { v: 1, brand: { $type: 'color', $description: 'Ours', accent: { $value: green } } }],
    ['refers to another token', { ...brand({ $value: '{palette.leaf}' }), palette: { leaf: { $type: 'color', $value: green } } }],
    [
      'refers to a token that refers to another',
      { ...brand({ $value: '{a}' }), a: { $type: 'color', $value: '{b.c}' }, b: { $type: 'color', c: { $value: green } } },
    ],
    [
      'refers by a JSON pointer',
      { ...brand({ $type: 'color', $value: { $ref: '#/palette/leaf/$value' } }), palette: { leaf: { $type: 'color', $value: green } } },
    ],
  ])('[CFG-13] %s', (_what, file) => {
    expect(compileSkin(file)).toMatchObject({ css: compileSkin(plain).css, faults: [] });
  });

  it.each([
    'display-p3',
    'a98-rgb',
    'prophoto-rgb',
    'rec2020',
    'srgb-linear',
    'hsl',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
    'xyz-d50',
    'xyz-d65',
  ])('[CFG-13] has colors in %s', (colorSpace) => {
    const value = { colorSpace, components: [0.2, 0.3, 0.4] };
    expect(compileSkin({ ...plain, dark: { color: { overlay: { $type: 'color', $value: value } } } }).faults).toEqual([]);
  });

  it.each([
    ['by a text', '{light}'],
    ['by a JSON pointer', { $ref: '#/light' }],
  ])('[CFG-13] has a group that extends another one, %s, but for what it says itself', (_what, $extends) => {
    const light = { color: { canvas: color('#101010'), text: color('#ffffff') } };
    const written = { ...plain, light, dark: { color: { canvas: color('#000000'), text: color('#ffffff') } } };
    const extended = { ...plain, light, dark: { $extends, color: { canvas: color('#000000') } } };
    expect(compileSkin(extended)).toEqual(compileSkin(written));
  });

  it('[CFG-13] has a token of a group itself, by $root', () => {
    const palette = { leaf: { $type: 'color', $root: { $value: green }, pale: { $value: '#aaddbb' } } };
    expect(compileSkin({ ...brand({ $value: '{palette.leaf.$root}' }), palette })).toMatchObject({
      css: compileSkin(plain).css,
      faults: [],
    });
  });

  it.each([
    ['leads nowhere', { ...plain, a: { $extends: '{nowhere}' } }],
    ['leads to a token', { ...plain, a: { $extends: '{brand.accent}' } }],
    ['leads back', { ...plain, a: { $extends: '{b}' }, b: { $extends: '{a}' } }],
    ['leads to what is around it', { ...plain, a: { b: { $extends: '{a}' } } }],
  ])('[CFG-13] is refused where a group extends what %s', (_what, file) => {
    expect(compileSkin(file).faults).toMatchObject([{ pointer: expect.stringMatching(/\$extends$/) }]);
  });

  it('[CFG-13] is refused when its groups double with each step', () => {
    const steps = Array.from({ length: 40 }, (_, step) => [
      `g${step + 1}`,
      { a: { $extends: `{g${step}}` }, b: { $extends: `{g${step}}` } },
    ]);
    expect(compileSkin({ ...plain, g0: { c: {} }, ...Object.fromEntries(steps) }).faults).toHaveLength(1);
  });

  it('[CFG-13] has references inside of a value, as the color of a shadow', () => {
    const layer = { offsetX: px(0), offsetY: px(2), blur: px(4), spread: px(0) };
    const shadowOf = (shade: unknown) => ({
      ...plain,
      palette: { leaf: { $type: 'color', $value: green }, back: { $type: 'color', $value: { a: '{palette.back}' } } },
      scale: { shadow: { sm: { $type: 'shadow', $value: [{ color: shade, ...layer }] } } },
    });
    expect(compileSkin(shadowOf('{palette.leaf}'))).toEqual(compileSkin(shadowOf(green)));
    for (const reference of ['{palette.nowhere}', '{palette.back}', '{scale.shadow.sm}'])
      expect(compileSkin(shadowOf(reference)).faults.map(({ pointer }) => pointer)).toContain('/scale/shadow/sm/$value');
  });

  it('[CFG-13] has fonts as a list, of which the first that the kit has counts, and weights by name', () => {
    const fonts = { fontBody: { $type: 'fontFamily', $value: ['Söhne', 'Manrope', 'sans-serif'] } };
    const { css, faults } = compileSkin(
      brand({ $type: 'color', $value: green }, { ...fonts, headingWeight: { $type: 'fontWeight', $value: 'bold' } }),
    );
    expect(faults).toEqual([]);
    expect(css).toContain('Manrope');
    expect(css).toContain('--pf-font-headingWeight:700;');
  });

  it.each([
    [brand({ $type: 'color', $value: '{nowhere}' }), '/brand/accent/$value'],
    [{ ...brand({ $type: 'color', $value: '{a}' }), a: { $value: '{b}' }, b: { $value: '{a}' } }, '/brand/accent/$value'],
    [brand({ $type: 'color', $value: '{brand.accent}' }), '/brand/accent/$value'],
    [brand({ $value: green }), '/brand/accent/$type'],
    [brand({ $type: 'color', $value: green }, { radius: { $type: 'number', $value: '{brand.accent}' } }), '/brand/radius/$value'],
    [brand({ $type: 'color', $value: green }, { fontBody: { $type: 'fontFamily', $value: ['Söhne'] } }), '/brand/fontBody/$value'],
  ])('[CFG-13] that cannot be followed is refused where it is: %j', (file, pointer) => {
    expect(compileSkin(file).faults.map((fault) => fault.pointer)).toContain(pointer);
  });

  it('[CFG-13] ignores parts unknown to skins, and lists them', () => {
    const { css, faults, unused } = compileSkin({ ...plain, spacing: { $type: 'dimension', md: { $value: { value: 8, unit: 'px' } } } });
    expect([css, faults]).toEqual([compileSkin(plain).css, []]);
    expect(unused.map(({ pointer }) => pointer)).toEqual(['/spacing']);
  });
});
