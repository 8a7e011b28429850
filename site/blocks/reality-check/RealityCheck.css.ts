import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontWeight, space } = vars;

export const figures = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'center',
    columnGap: space.xl,
    rowGap: space.xs,
    margin: 0,
    textAlign: 'start',
  }),
);

export const value = style(
  layered({ margin: 0, textAlign: 'end', color: color.text, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }),
);

export const limits = style(layered({ marginBlockStart: space.md }));
