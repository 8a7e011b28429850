import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

export const number = style(layered({ fontVariantNumeric: 'tabular-nums' }));
export const all = style(
  layered({ display: 'grid', gap: space.sm, '@media': { [MEDIUM]: { gridTemplateColumns: '200px minmax(0, 1fr)', alignItems: 'start' } } }),
);
export const summary = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 28,
    color: color.accentText,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
  }),
);
