import { style } from '@vanilla-extract/css';

import { article } from '#site/components/reading.css.ts';
import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const panel = style([article, layered({ display: 'grid', gap: space.lg })]);
