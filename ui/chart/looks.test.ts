import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { deriveColors } from '../theme/derive.ts';
import { contrastRatio, SHAPE_CONTRAST } from '../theme/oklch.ts';
import { compileSkin } from '../theme/skin.ts';
import { kitBrand } from '../theme/tokens.ts';
import { moneyLooks, otherLook, shareLooks, signedLooks, type Look } from './looks.ts';

type Colors = Readonly<Record<string, string>>;

const grounds = ['canvas', 'surface', 'raised', 'sunken'];

/** The colors in a skin's stylesheet, first light, then dark. */
function colorsOf(css: string): Colors[] {
  return [...css.matchAll(/\[data-theme=(?:light|dark)\]\{([^}]*)\}/g)].map(([, rules = '']) =>
    Object.fromEntries([...rules.matchAll(/--pf-color-(\w+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  );
}

const merchants = readdirSync('config/merchants').flatMap((code) => {
  const { css } = compileSkin(JSON.parse(readFileSync(`config/merchants/${code}/skin.json`, 'utf8')));
  const [light, dark] = colorsOf(css);
  return [
    [code, 'light', light ?? {}],
    [code, 'dark', dark ?? {}],
  ] as const;
});

const themes: readonly (readonly [skin: string, theme: string, colors: Colors])[] = [
  ['kit', 'light', deriveColors(kitBrand, 'light')],
  ['kit', 'dark', deriveColors(kitBrand, 'dark')],
  ...merchants,
];

const looks: readonly Look[] = [...moneyLooks, ...shareLooks, ...Object.values(signedLooks), otherLook];

const differ = (marks: readonly string[]): boolean => new Set(marks).size === marks.length;

describe('the looks of series and parts', () => {
  it.each(themes)('[UI-7] %s, %s: every colour stands out from every ground', (_skin, _theme, colors) => {
    const faint = looks.flatMap(({ color }) =>
      grounds
        .filter((ground) => contrastRatio(colors[color] ?? '', colors[ground] ?? '') < SHAPE_CONTRAST)
        .map((ground) => [color, ground]),
    );
    expect(faint).toEqual([]);
  });

  it.each(themes)('[UI-7] %s, %s: no two series of a chart have the same colour', (_skin, _theme, colors) => {
    const series = moneyLooks.map(({ color }) => colors[color]);
    expect(new Set(series).size).toBe(series.length);
  });

  it('[UI-7] without colour, lines differ in dash and marker, fills in pattern', () => {
    expect(differ(moneyLooks.map(({ dash }) => dash))).toBe(true);
    expect(differ(moneyLooks.map(({ marker }) => marker))).toBe(true);
    expect(differ(moneyLooks.map(({ pattern }) => pattern))).toBe(true);
    expect(differ([...shareLooks, otherLook].map(({ pattern, turn }) => `${pattern} ${turn}`))).toBe(true);
  });
});
