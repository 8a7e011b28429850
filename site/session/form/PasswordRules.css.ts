import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, space } = vars;

export const parts = style(layered({ display: 'grid', gap: space.xs }));

export const part = style(
  layered({
    display: 'flex',
    alignItems: 'start',
    gap: space.xs,
    selectors: { '&[data-met=true]': { color: color.positiveText } },
  }),
);

/** As high as a line of the text beside it. */
export const mark = style(layered({ flex: 'none', inlineSize: 14, blockSize: '1lh' }));
