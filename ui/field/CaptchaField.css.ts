import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

/** Always a light background: the images use dark ink. */
export const picture = style(
  layered({
    alignSelf: 'center',
    display: 'grid',
    inlineSize: 104,
    blockSize: 36,
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    background: vars.color.skeleton,
  }),
);

export const image = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));
