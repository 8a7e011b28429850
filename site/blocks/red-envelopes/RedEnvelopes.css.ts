import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

export const envelope = style(
  layered({
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.lg,
    selectors: { '&[data-opened=true]': { background: color.positiveSoft, borderColor: color.positive } },
  }),
);

export const mark = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 56,
    blockSize: 56,
    borderRadius: radius.md,
    background: color.highlight,
    color: color.onHighlight,
    selectors: { [`${envelope}[data-opened=true] &`]: { background: color.surface, color: color.positiveText } },
  }),
);

export const name = style(layered({ fontSize: fontSize.lg, overflowWrap: 'anywhere' }));
export const amount = style(
  layered({
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.bold,
    color: color.positiveText,
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);
export const open = style(layered({ gridColumn: '1 / -1' }));
