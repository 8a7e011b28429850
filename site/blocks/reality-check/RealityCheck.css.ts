import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const limits = style(layered({ marginBlockStart: space.md }));
