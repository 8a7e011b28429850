import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const who = style(layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));
/** Wide enough for rates and contracts; the whole width of a phone. */
export const drawer = style(layered({ inlineSize: 'min(560px, 100%)' }));
