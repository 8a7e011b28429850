import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color } = vars;

export const drawing = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    background: `linear-gradient(145deg, ${color.accentSoft}, ${color.sunken})`,
    color: color.accentText,
  }),
);
