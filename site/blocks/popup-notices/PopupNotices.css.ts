import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { space } = vars;

export const popup = style(layered({ display: 'grid', gap: space.xl, alignContent: 'start' }));

export const actions = style(
  layered({
    display: 'grid',
    gap: space.sm,
    '@media': { [MEDIUM]: { gridAutoFlow: 'column', justifyContent: 'end' } },
  }),
);
