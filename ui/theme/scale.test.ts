import { describe, expect, it } from 'vitest';

import { compileSkin, skinTokens } from './skin.ts';

const size = (value: number, unit = 'px') => ({ $type: 'dimension', $value: { value, unit } });
const duration = (value: number, unit = 'ms') => ({ $type: 'duration', $value: { value, unit } });
const layer = {
  color: '#10204033',
  offsetX: { value: 0, unit: 'px' },
  offsetY: { value: 2, unit: 'px' },
  blur: { value: 0.5, unit: 'rem' },
};
const flat = { ...layer, spread: { value: 0, unit: 'px' } };
const shadow = ($value: unknown) => ({ $type: 'shadow', $value });
const skinOf = (scale: object, more: object = {}) => ({
  v: 1,
  brand: { accent: { $type: 'color', $value: '#0e8a55' }, ...more },
  scale,
});
const variables = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...(/:root\{([^}]*)\}/.exec(css)?.[1] ?? '').matchAll(/--pf-([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

describe('the steps of a skin', () => {
  it('[UI-2] replace the kit’s: space, text, radius, border, shadow and motion', () => {
    const { css, faults } = compileSkin(
      skinOf({
        space: { $type: 'dimension', md: { $value: { value: 0.875, unit: 'rem' } } },
        fontSize: { lg: size(20), display: size(40) },
        radius: { md: size(8) },
        borderWidth: { thin: size(2) },
        motion: { overlay: duration(0.15, 's') },
        shadow: { sm: shadow(flat), md: shadow([flat, { ...flat, inset: true }]) },
      }),
    );
    expect(faults).toEqual([]);
    expect(Object.fromEntries(variables(css))).toMatchObject({
      'space-md': 'calc(14px * var(--pf-shape-density))',
      'fontSize-lg': '1.25rem',
      'fontSize-display': 'clamp(2rem, 5vw, 2.5rem)',
      'radius-md': 'calc(8px * var(--pf-shape-radius))',
      'borderWidth-thin': '2px',
      'motion-overlay': '150ms',
      'shadow-sm': '0px 2px 8px 0px #10204033',
      'shadow-md': '0px 2px 8px 0px #10204033, inset 0px 2px 8px 0px #10204033',
    });
    expect([...variables(css).keys()]).not.toContain('space-lg');
  });

  it.each([
    ['text too small to read', { fontSize: { xs: size(10) } }, '/scale/fontSize/xs/$value', '12 to 16 px, so that text stays readable'],
    ['text in fields into which phones zoom', { fontSize: { md: size(14) } }, '/scale/fontSize/md/$value', '16 to 20 px'],
    ['a border that cannot be seen', { borderWidth: { thin: size(0) } }, '/scale/borderWidth/thin/$value', '1 to 3 px'],
    ['an animation to wait for', { motion: { modal: duration(2, 's') } }, '/scale/motion/modal/$value', '0 to 600 ms'],
    ['space that fills a phone', { space: { xxxl: size(20, 'rem') } }, '/scale/space/xxxl/$value', '24 to 96 px'],
    [
      'a step smaller than the one before',
      { fontSize: { lg: size(16), md: size(17) } },
      '/scale/fontSize/lg/$value',
      'at least the 17 px of md',
    ],
    ['a step larger than the kit’s next', { space: { sm: size(14) } }, '/scale/space/sm/$value', 'at most the 12 px of md'],
    [
      'a shadow that covers the page',
      { shadow: { lg: shadow({ ...flat, blur: { value: 300, unit: 'px' } }) } },
      '/scale/shadow/lg/$value/blur',
      '0 to 96 px',
    ],
    ['a shadow without a color', { shadow: { lg: shadow({ ...flat, color: 'url(x)' }) } }, '/scale/shadow/lg/$value/color', 'a CSS color'],
    ['a step that the kit does not have', { space: { huge: size(8) } }, '/scale/space/huge', 'never'],
    ['a size without unit', { space: { md: { $type: 'dimension', $value: 8 } } }, '/scale/space/md/$value', 'Object'],
  ])('[UI-2] are refused with %s, at its place and with the limit', (_what, scale, pointer, expected) => {
    const { css, faults } = compileSkin(skinOf(scale));
    expect(css).toBe('');
    expect(faults).toEqual([{ pointer, found: expect.any(String), expected: expect.stringContaining(expected) }]);
  });

  it('[UI-2] are all in what design tools get, the kit’s where a skin states none', () => {
    const written = skinTokens(skinOf({ space: { md: size(14) } }));
    expect(written?.scale).toMatchObject({
      space: { $type: 'dimension', md: { $value: { value: 14, unit: 'px' } }, lg: { $value: { value: 16, unit: 'px' } } },
      motion: { $type: 'duration', 'modal-delay': { $value: { value: 100, unit: 'ms' } } },
      shadow: { $type: 'shadow', sm: { $value: [{ blur: { value: 2, unit: 'px' }, color: { hex: '#0a0c14', alpha: 0.1 } }] } },
    });
  });
});

describe('the fonts of a skin', () => {
  const inter = {
    files: [{ file: 'inter-latin-wght-normal.woff2', weight: [100, 900], unicodeRange: 'U+0000-00FF, U+2122' }],
    // From Inter's own tables.
    metrics: { unitsPerEm: 2048, ascent: 1984, descent: -494, lineGap: 0, xWidthAvg: 978 },
  };
  const body = { fontBody: { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] } };
  const compiled = (font: object) => compileSkin({ ...skinOf({}, body), fonts: { Inter: font } });

  it('[UI-2] are files by name, with a system font in their metrics until they arrive', () => {
    const { css, faults } = compiled(inter);
    expect(faults).toEqual([]);
    expect(css).toContain('src:url(/fonts/inter-latin-wght-normal.woff2) format("woff2");unicode-range:U+0000-00FF, U+2122}');
    // What other tools compute for Inter over Arial.
    expect(css).toContain('size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}');
    expect(variables(css).get('font-body')).toMatch(/^"Inter", "Inter fallback", system-ui/);
  });

  it('[UI-2] are files by their path, as those of a merchant', () => {
    const { css } = compiled({ files: [{ file: '/config/mango/assets/inter.woff2', weight: 400 }] });
    expect(css).toContain('src:url(/config/mango/assets/inter.woff2) ');
  });

  it('[UI-2] without metrics have the system’s fonts as they are', () => {
    const { css } = compiled({ files: inter.files, fallback: 'serif' });
    expect(variables(css).get('font-body')).toMatch(/^"Inter", Georgia/);
    expect(css).not.toContain('size-adjust');
  });

  it.each([
    ['a file elsewhere', { files: [{ file: 'https://fonts.example/inter.woff2', weight: 400 }] }, '/fonts/Inter/files/0/file'],
    ['a file above the folder', { files: [{ file: '../inter.woff2', weight: 400 }] }, '/fonts/Inter/files/0/file'],
    ['a file of another host', { files: [{ file: '//fonts.example/inter.woff2', weight: 400 }] }, '/fonts/Inter/files/0/file'],
    ['a path that leaves its folder', { files: [{ file: '/config/../inter.woff2', weight: 400 }] }, '/fonts/Inter/files/0/file'],
    ['no file', { files: [] }, '/fonts/Inter/files'],
    ['a range that is none', { files: [{ file: 'a.woff2', weight: 400, unicodeRange: 'U+0}' }] }, '/fonts/Inter/files/0/unicodeRange'],
    ['metrics of no text font', { ...inter, metrics: { ...inter.metrics, xWidthAvg: 97 } }, '/fonts/Inter/metrics/xWidthAvg'],
  ])('[UI-2] are refused with %s', (_what, font, pointer) => {
    expect(compiled(font).faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });

  it('[UI-2] are refused under a name that would leave its quotes, or that no file has', () => {
    expect(compileSkin({ ...skinOf({}), fonts: { 'a"};': inter } }).faults).not.toEqual([]);
    expect(compileSkin(skinOf({}, body)).faults).toEqual([
      expect.objectContaining({ pointer: '/brand/fontBody/$value', expected: expect.stringMatching(/Manrope.*or its files in fonts/) }),
    ]);
  });
});
