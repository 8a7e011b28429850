import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

/** Never empty, so that there is always something to come into sight. */
export const sentinel = style(layered({ display: 'grid', placeItems: 'center', minBlockSize: 1 }));

export const waiting = style(layered({ padding: vars.space.xl }));
