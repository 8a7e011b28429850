import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrastFaults } from './contrast.ts';
import { nearTones } from './distance.ts';
import { deriveColors, highlightBeside } from './derive.ts';
import { hex } from './oklch.ts';
import { compileSkin } from './skin.ts';
import { kitBrand } from './tokens.ts';

const color = (css: string) => ({ $type: 'color', $value: css });
const themes = ['light', 'dark'] as const;

const ofPositive = (skin: object): string => /--pf-color-positive:([^;]+)/.exec(compileSkin(skin).css)?.[1] ?? '';

const hues = Array.from({ length: 24 }, (_, at) => at * 15);
const accents = [0.45, 0.6, 0.8].flatMap((lightness) => hues.map((hue) => ({ lightness, hue, accent: hex([lightness, 0.17, hue]) })));

describe('tones of different meaning', () => {
  it.each(readdirSync('config/merchants'))('[UI-2] can be told apart in the skin of %s', (code) => {
    const skin: unknown = JSON.parse(readFileSync(`config/merchants/${code}/skin.json`, 'utf8'));
    expect(compileSkin(skin)).toMatchObject({ faults: [], near: [] });
  });

  it.each(themes)('[UI-2] can be told apart, and read, beside any accent: %s', (theme) => {
    const failures = accents.flatMap(({ lightness, hue, accent }) => {
      const colors = deriveColors({ ...kitBrand, accent, highlight: highlightBeside(accent, kitBrand.highlight) }, theme);
      const [near, unread] = [nearTones(colors), contrastFaults(colors)];
      return [
        ...near.map(({ tones, distance }) => `${lightness} ${hue}: ${tones.join(' and ')} ${distance}`),
        ...unread.map(({ on, ground, ratio }) => `${lightness} ${hue}: ${on} on ${ground} ${ratio}`),
      ];
    });
    expect(failures).toEqual([]);
  });

  it('[UI-2] stay what a skin states, and the others move', () => {
    const brand = { accent: color('#2457d6') };
    const stated = { ...brand, highlight: color('#f5b301') };
    const plain = ofPositive({ v: 1, brand: stated });
    const beside = { v: 1, brand: stated, light: { color: { caution: color(plain) } } };
    expect(compileSkin(beside)).toMatchObject({ faults: [], near: [] });
    expect(compileSkin(beside).css).toContain(`--pf-color-caution:${plain};`);
    expect(ofPositive(beside)).not.toBe(plain);
  });

  it.each([
    ['an error', { light: { color: { critical: color('#cc1a33') } } }, '/light/color/critical', /critical #cc1a33/],
    ['a win', { dark: { color: { positive: color('#b81030') } } }, '/dark/color/positive', /positive #b81030/],
    ['a jackpot', { brand: { accent: color('#c3122f'), highlight: color('#cc2035') } }, '/brand/highlight', /highlight #cc2035/],
  ])('[UI-2] are named, and served, where a skin states %s in its accent', (_what, states, pointer, found) => {
    const { near, css } = compileSkin({ v: 1, brand: { accent: color('#c3122f') }, ...states });
    expect(near).toContainEqual({ pointer, found: expect.stringMatching(found), expected: expect.stringContaining('told apart') });
    expect(near[0]?.found).toMatch(/accent #c3122f.*distance 0\.\d+/);
    expect(css).not.toBe('');
  });
});
