import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, radius } = vars;

/** A framed list with separators between rows. */
export const rows = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'clip',
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    background: color.surface,
  }),
);

export const row = style(layered({ selectors: { '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` } } }));
