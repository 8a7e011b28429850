import { style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { layered } from '../private/layered.ts';

const { color, fontSize, radius, shadow, space } = vars;

export const page = style(layered({ display: 'grid', justifyItems: 'start', gap: space.xl, minBlockSize: '140vh', alignContent: 'start' }));
export const tiles = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: space.lg, inlineSize: '100%' }),
);
export const tile = style(layered({ aspectRatio: '3 / 4', borderRadius: radius.md, background: color.skeleton, boxShadow: shadow.sm }));

export const banner = style(
  layered({
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    fontSize: fontSize.lg,
    color: color.onAccent,
    background: `linear-gradient(160deg, ${color.accent}, ${color.accentActive})`,
  }),
);
