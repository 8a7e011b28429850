import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const settings = style(layered({ display: 'grid', gap: space.lg, alignContent: 'start' }));

export const answers = style(layered({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.sm }));
