import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

/** Never empty, so that it can intersect the viewport. */
export const sentinel = style(layered({ display: 'grid', placeItems: 'center', minBlockSize: 1 }));

export const waiting = style(layered({ padding: vars.space.xl }));
