import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const request = style(layered({ display: 'block', marginBlockStart: vars.space.sm, fontSize: vars.fontSize.xs }));
