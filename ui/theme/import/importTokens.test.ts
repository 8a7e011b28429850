import { describe, expect, it } from 'vitest';

import { compileSkin, skinTokens } from '../skin.ts';
import { importTokens } from './importTokens.ts';

const color = ($value: unknown) => ({ $type: 'color', $value });
const legacy = (type: string, value: unknown) => ({ type, value });
const size = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const green = { colorSpace: 'srgb', components: [0.0549, 0.5412, 0.3333], hex: '#0e8a55' };

/** A file of Figma, of one mode. */
const figmaMode = (name: string, canvas: string) => ({
  $extensions: { 'com.figma.modeName': name },
  Brand: { Primary: color('#1f6fd6'), 'On primary': color('#ffffff') },
  Background: { Default: color(canvas) },
  Status: { Error: color(name === 'Light' ? '#b42318' : '#d92d20') },
  Spacing: { md: { $type: 'number', $value: 14 } },
  Typography: { 'Font family': { Body: { $type: 'string', $value: 'Manrope' } } },
});

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

  it('[CFG-13] takes what Figma writes: lengths as numbers, groups of states and type, a file for each mode', () => {
    const files = [figmaMode('Light', '#f5f9ff'), figmaMode('Dark', '#081423')].map((content, index) => ({
      name: `${index}.json`,
      content,
    }));
    const { skin, left, faults } = importTokens(files, { 'scale.space.md': 'Spacing.md' });
    expect([left, faults]).toEqual([[], []]);
    expect(skin).toMatchObject({
      brand: { accent: { $value: { hex: '#1f6fd6' } }, fontBody: { $value: 'Manrope' } },
      scale: { space: { md: size(14) } },
      light: { color: { critical: { $value: { hex: '#b42318' } } } },
      dark: { color: { critical: { $value: { hex: '#d92d20' } }, canvas: { $value: { hex: '#081423' } } } },
    });
    expect(compileSkin(skin).faults).toEqual([]);
  });

  it('[CFG-13] takes what Tokens Studio writes of a brand that is only dark: short names, sizes without a unit, its shadows', () => {
    const shadow = { x: '0', y: '4', blur: '16', spread: '0', color: '#00000066', type: 'innerShadow' };
    const content = {
      core: {
        leaf: legacy('color', '#10b981'),
        gap: legacy('spacing', '7'),
        wide: legacy('spacing', '{gap} * 2'),
        soft: legacy('boxShadow', shadow),
      },
      dark: {
        accent: { default: legacy('color', '{leaf}') },
        bg: { raised: legacy('color', '#10261d') },
        fg: { muted: legacy('color', '#b9cbc2') },
      },
      $metadata: { tokenSetOrder: ['core', 'dark'] },
    };
    const { skin, left, faults } = importTokens([{ name: 'tokens.json', content }], { 'scale.space.sm': 'gap', 'scale.shadow.sm': 'soft' });
    expect(faults).toEqual([]);
    expect(skin).toMatchObject({
      brand: { accent: { $value: { hex: '#10b981' } } },
      scale: { space: { sm: size(7) }, shadow: { sm: { $value: [{ offsetX: size(0).$value, offsetY: size(4).$value, inset: true }] } } },
      dark: { color: { raised: { $value: { hex: '#10261d' } }, textMuted: { $value: { hex: '#b9cbc2' } } } },
    });
    expect(left).toEqual([
      { from: 'leaf', why: expect.stringContaining('no part of a skin is called so') },
      { from: 'wide', why: expect.any(String) },
    ]);
    const formula = importTokens([{ name: 'tokens.json', content }], { 'scale.space.md': 'wide' });
    expect(formula.faults[0]?.expected).toContain('"{gap} * 2" is a formula: export resolved values');
  });

  it('[CFG-13] beside a skin leaves to it what it states, and finds its fonts', () => {
    const content = {
      primary: color('#b4512a'),
      background: color('#fffaf2'),
      font: { text: { $type: 'fontFamily', $value: ['Canela', 'serif'] } },
    };
    const fonts = { Canela: { fallback: 'serif', files: [{ file: 'CanelaText-Regular.woff2', weight: 400 }] } };
    const own = { v: 1, fonts, light: { color: { canvas: color('#fff4e4') } } };
    const files = [
      { name: 'brand.tokens.json', content },
      { name: 'own.json', content: own },
    ];
    const { skin, left, faults } = importTokens(files);
    expect(faults).toEqual([]);
    expect(left).toEqual([{ from: 'background', why: 'the skin beside the tokens states it' }]);
    expect(skin).toMatchObject({ ...own, brand: { accent: { $value: { hex: '#b4512a' } }, fontBody: { $value: 'Canela' } } });
    expect(compileSkin(skin).css).toContain('src:url(/fonts/CanelaText-Regular.woff2)');
    const [lacking] = importTokens(files.slice(0, 1)).left;
    expect(lacking?.why).toMatch(/^the kit has no font Canela, only .*; a skin beside the tokens can bring its files/);
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
