import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** Drawn numbers, left to right in every language. */
export const numbers = style(layered({ display: 'inline-flex', flexWrap: 'wrap', gap: space.xxs }));

export const ball = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    // Six of them fit beside the countdown on a phone of 360 px.
    minInlineSize: 26,
    blockSize: 26,
    paddingInline: space.xs,
    borderRadius: radius.pill,
    background: color.highlight,
    color: color.onHighlight,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-size=lg]': { minInlineSize: 36, blockSize: 36, fontSize: fontSize.md } },
  }),
);

export const star = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    color: color.textMuted,
    borderRadius: radius.pill,
    selectors: { '&[aria-pressed=true]': { color: color.highlightText } },
  }),
);

export const starDrawing = style(layered({ fill: 'none', selectors: { '[aria-pressed=true] > &': { fill: 'currentColor' } } }));

export const tiers = style(
  layered({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.md, rowGap: space.xs, fontSize: fontSize.sm }),
);
export const tier = style(layered({ display: 'contents' }));
export const tierNumbers = style(layered({ fontVariantNumeric: 'tabular-nums', fontWeight: fontWeight.medium }));
