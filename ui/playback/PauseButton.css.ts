import { style } from '@vanilla-extract/css';

import { layered, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

export const pause = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: '0 0 auto',
    inlineSize: TOUCH_TARGET,
    blockSize: TOUCH_TARGET,
    borderRadius: radius.md,
    color: color.textMuted,
    selectors: { '&:hover': { color: color.text }, '&:focus-visible': { outlineOffset: '-3px' } },
  }),
);
