import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

export const form = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, paddingBlockStart: space.sm }));

export const outcome = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: space.md,
    textAlign: 'center',
    paddingBlock: space.lg,
  }),
);
export const outcomeIcon = style(layered({ color: color.positiveText }));
export const outcomeTitle = style(layered({ fontSize: fontSize.xl, selectors: { '&:focus': { outline: 'none' } } }));
export const note = style(layered({ color: color.textMuted, maxInlineSize: '48ch' }));

export const points = style(
  layered({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: { '&[data-gain]': { color: color.positiveText, fontWeight: fontWeight.medium } },
  }),
);
