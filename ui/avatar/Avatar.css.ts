import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontWeight, radius } = vars;

export const base = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flex: '0 0 auto',
    overflow: 'hidden',
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: fontWeight.bold,
    lineHeight: 1,
    userSelect: 'none',
  }),
);

const side = (px: number) => layered({ inlineSize: px, blockSize: px, fontSize: px * 0.4 });

export const size = styleVariants({ sm: side(32), md: side(44), lg: side(72) });

export const image = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
