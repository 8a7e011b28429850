import { style } from '@vanilla-extract/css';

import { canHover, layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

/** Games below a heading with a link to all. */
export const section = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md }));

export const head = style(layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md }));

export const title = style(layered({ fontSize: fontSize.xl }));

export const more = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    color: color.accentText,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);

/** Clips placeholder tiles that do not fit. */
export const clip = style(layered({ overflow: 'hidden' }));

export const waiting = style(
  layered({ display: 'block', aspectRatio: '4 / 5', selectors: { '[data-tile=portrait] > &': { aspectRatio: '3 / 4' } } }),
);
