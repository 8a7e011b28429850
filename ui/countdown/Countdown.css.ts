import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const countdown = style(
  layered({
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.fontWeight.bold,
    whiteSpace: 'nowrap',
    selectors: { '&[data-soon]': { color: vars.color.criticalText } },
  }),
);
