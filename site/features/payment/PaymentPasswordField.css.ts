import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize } = vars;

export const link = style(
  layered({
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    color: color.accentText,
    fontSize: fontSize.sm,
    textDecoration: 'underline',
  }),
);
