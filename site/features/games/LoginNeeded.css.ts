import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.sm }));
