import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const readout = style(layered({ display: 'grid', gap: space.xs }));

export const time = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));

export const amounts = style(layered({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.sm, margin: 0 }));
export const series = style(layered({ minInlineSize: 'min(100%, 7.5rem)' }));

export const name = style(layered({ display: 'flex', alignItems: 'center', gap: space.sm, color: color.textMuted, fontSize: fontSize.sm }));

export const amount = style(
  layered({
    margin: 0,
    minInlineSize: 'min(100%, var(--pf-longest-amount, 0) * 1ch)',
    fontSize: fontSize.lg,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

/** The amount of a single series, the chart's main content. */
export const loneAmount = style(layered({ fontSize: fontSize.xl }));
