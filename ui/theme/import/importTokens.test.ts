import { describe, expect, it } from 'vitest';

import { compileSkin, skinTokens } from '../skin.ts';
import { importTokens } from './importTokens.ts';

const color = ($value: unknown) => ({ $type: 'color', $value });
const size = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const green = { colorSpace: 'srgb', components: [0.0549, 0.5412, 0.3333], hex: '#0e8a55' };

/** A document of a brand that has its own names. */
const document = {
  $extensions: { 'com.figma': { modeName: 'Default' } },
  color: {
    $type: 'color',
    $description: 'Ours',
    leaf: { $value: green, $extensions: { 'com.figma': { scopes: ['ALL_SCOPES'] } } },
    action: { $value: '{color.leaf}', $deprecated: 'Use leaf.' },
    broken: { $value: '{color.nowhere}' },
    sheet: { $value: '#f9faf7' },
  },
  size: { corner: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } } },
};
const file = { name: 'brand.tokens.json', content: document };

describe('a document of design tokens', () => {
  it('[CFG-13] becomes a skin by a mapping: aliases are resolved, groups give types, and hex and $extensions may be there', () => {
    const mapping = { 'brand.accent': 'color.action', 'brand.radius': 'size.corner', 'light.color.canvas': 'color.sheet' };
    const { skin, taken, faults } = importTokens([file], mapping);
    expect(faults).toEqual([]);
    expect(skin).toMatchObject({ v: 1, brand: { accent: { $value: { hex: '#0e8a55' } }, radius: { $value: 0.8 } } });
    expect(taken).toContainEqual({ from: 'color.sheet', to: 'light.color.canvas' });
    expect(compileSkin(skin)).toMatchObject({ faults: [], css: expect.stringContaining('--pf-color-canvas:#f9faf7;') });
  });

  it('[CFG-13] has no accent: says which token could be it', () => {
    expect(importTokens([file]).faults).toEqual([
      {
        pointer: '/brand/accent',
        found: expect.stringContaining('no color called accent'),
        expected: 'such a token, or a mapping that names one: { "brand.accent": "color.leaf" }',
      },
    ]);
  });

  it.each([
    [{ 'brand.accnt': 'color.leaf' }, '/brand.accnt', 'a part of a skin: brand.accent'],
    [{ accent: 'color.leaf' }, '/accent', 'a part of a skin: brand.accent'],
    [{ 'brand.accent': 'palette.leaf' }, '/brand.accent', 'a token of the files: color.leaf'],
    [{ 'brand.accent': 7 }, '/brand.accent', 'the name of a token'],
    [{ 'brand.accent': 'size.corner' }, '/brand.accent', 'another token: it is no color'],
    [{ 'scale.space.md': 'color.leaf' }, '/scale.space.md', 'another token: it is no length in px or rem'],
    [{ 'brand.accent': 'color.broken' }, '/brand.accent', 'another token: "{color.nowhere}" leads to no token'],
    [[], '/', 'an object such as { "brand.accent"'],
  ])('[CFG-13] with a faulty mapping is refused at its place, with what to write instead: %j', (mapping, pointer, expected) => {
    // As read from a JSON file.
    const { faults } = importTokens([file], mapping as Readonly<Record<string, string>>);
    expect(faults).toContainEqual(expect.objectContaining({ pointer, expected: expect.stringContaining(expected) }));
  });

  it('[CFG-13] that is a skin stays as it is', () => {
    const skin = { v: 1, brand: { accent: color('#0e8a55') } };
    expect(importTokens([{ name: 'skin.json', content: skin }])).toEqual({ skin, taken: [], left: [], faults: [] });
  });

  it('[CFG-13] gives steps by the mapping, as written from a skin: sizes, durations and shadows', () => {
    const [zero, four] = [size(0).$value, size(4).$value];
    const layer = { color: '#00000033', offsetX: zero, offsetY: four, blur: four, spread: zero, inset: true };
    const own = {
      shadow: { md: { $type: 'shadow', $value: layer } },
      space: { md: size(14) },
      motion: { fast: { $type: 'duration', $value: { value: 90, unit: 'ms' } } },
    };
    const written = skinTokens({ v: 1, brand: { accent: color('#0a7d43') }, scale: own });
    const steps = ['space.md', 'space.lg', 'motion.fast', 'shadow.md'].map((step) => [`scale.${step}`, `scale.${step}`]);
    const { skin, faults } = importTokens([{ name: 'skin.tokens.json', content: written }], Object.fromEntries(steps));
    expect(faults).toEqual([]);
    expect(skin['scale']).toMatchObject({ space: { md: size(14), lg: size(16) }, motion: own.motion });
    expect(skinTokens(skin)?.scale).toEqual(written?.scale);
  });

  it('[CFG-13] written from a skin becomes the same colors of both themes again', () => {
    const skin = { v: 1, brand: { accent: color('#0a7d43'), neutral: color('#3f4b8c') }, dark: { color: { canvas: color('#07081a') } } };
    const written = skinTokens(skin);
    const { skin: back, faults } = importTokens([{ name: 'skin.tokens.json', content: written }]);
    expect(faults).toEqual([]);
    const again = skinTokens(back);
    expect([again?.light, again?.dark]).toEqual([written?.light, written?.dark]);
  });
});
