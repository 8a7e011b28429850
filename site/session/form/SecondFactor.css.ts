import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { font, fontSize, lineHeight, space } = vars;

export const step = style(layered({ display: 'grid', gap: space.lg }));

/** Takes the focus when the step begins; it is read, not pressed. */
export const heading = style(
  layered({
    margin: 0,
    fontFamily: font.heading,
    fontWeight: font.headingWeight,
    fontSize: fontSize.lg,
    lineHeight: lineHeight.tight,
    outline: 'none',
  }),
);

export const hint = style(layered({ unicodeBidi: 'isolate', fontVariantNumeric: 'tabular-nums' }));
