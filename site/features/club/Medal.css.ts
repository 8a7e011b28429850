import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { materials } from '#ui/theme/materials.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontWeight } = vars;

const ofMaterials = Object.fromEntries(
  Object.entries(materials).map(([material, [light, body]]) => [
    `&[data-material=${material}]`,
    { background: `linear-gradient(150deg, ${light}, ${body} 45%, ${light} 58%, ${body} 80%)` },
  ]),
);

export const medal = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: '0 0 auto',
    clipPath: 'polygon(50% 0, 93% 25%, 93% 75%, 50% 100%, 7% 75%, 7% 25%)',
    inlineSize: 56,
    blockSize: 60,
    selectors: {
      ...ofMaterials,
      '&[data-size=sm]': { inlineSize: 38, blockSize: 42 },
      '&[data-size=lg]': { inlineSize: 92, blockSize: 100 },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const face = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '78%',
    blockSize: '78%',
    clipPath: 'inherit',
    background: color.surface,
    color: color.text,
    fontFamily: font.heading,
    fontWeight: fontWeight.bold,
    fontSize: '1.125rem',
    fontVariantNumeric: 'lining-nums tabular-nums',
    selectors: { '[data-size=sm] > &': { fontSize: '0.875rem' }, '[data-size=lg] > &': { fontSize: '2rem' } },
  }),
);
