import './base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { compileSkin } from './skin.ts';

const FONTS = '/site/public/fonts';
/** Has the widths of Arial, which a machine for tests may not have. */
const ARIAL = '/tests/fixtures/arimo-latin-400-normal.woff2';

/** Metrics as Capsize reads them from the files. */
const fonts = {
  Sora: { file: 'sora', weight: [100, 800], metrics: { unitsPerEm: 1000, ascent: 970, descent: -290, lineGap: 0, xWidthAvg: 507 } },
  'Playfair Display': {
    file: 'playfair-display',
    weight: [400, 900],
    metrics: { unitsPerEm: 1000, ascent: 1082, descent: -251, lineGap: 0, xWidthAvg: 452 },
  },
} as const;

const words = 'Withdraw your balance to a bank account at any time. Your wins are paid within minutes, day or night.';

/** The stylesheet of a skin with a font of its own, under another name than the kit's. */
function skinWith(name: string, { file, ...font }: (typeof fonts)[keyof typeof fonts]): CSSStyleSheet {
  const files = [{ file: `${FONTS}/${file}-latin-wght-normal.woff2`, weight: font.weight }];
  const brand = { accent: { $type: 'color', $value: '#0a7d43' }, fontBody: { $type: 'fontFamily', $value: name } };
  const { css, faults } = compileSkin({ v: 1, brand, fonts: { [name]: { files, metrics: font.metrics } } });
  expect(faults).toEqual([]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replace('local("Arial")', `url(${ARIAL})`));
  return sheet;
}

const sizes = () => {
  const [line, paragraph] = ['line', 'paragraph'].map((name) => screen.getByTestId(name).getBoundingClientRect());
  return { line: line?.width ?? 0, height: paragraph?.height ?? 0 };
};

describe('a font of a skin', () => {
  afterEach(() => {
    cleanup();
    document.adoptedStyleSheets.pop();
  });

  it.each(Object.entries(fonts))('[UI-2] hardly moves text when its file arrives: %s', async (kit, font) => {
    const name = `Own ${kit}`;
    document.adoptedStyleSheets.push(skinWith(name, font));
    await document.fonts.load(`16px "${name} fallback"`);
    render(
      <div style={{ fontFamily: 'var(--pf-font-body)', fontSize: 16, lineHeight: 'normal' }}>
        <span data-testid="line" style={{ whiteSpace: 'nowrap' }}>
          {words}
        </span>
        <p data-testid="paragraph" style={{ inlineSize: 320 }}>
          {words}
        </p>
      </div>,
    );
    expect(document.fonts.check(`16px "${name}"`), 'the file has not arrived').toBe(false);
    const before = sizes();
    await document.fonts.load(`16px "${name}"`);
    expect(document.fonts.check(`16px "${name}"`)).toBe(true);
    const after = sizes();
    expect(after.height).toBeCloseTo(before.height, 0);
    expect(after.line, 'another font').not.toBe(before.line);
    expect(Math.abs(after.line / before.line - 1)).toBeLessThan(0.05);
  });
});
