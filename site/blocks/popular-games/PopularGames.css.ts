import { style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

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

export const clip = style(layered({ overflow: 'hidden' }));

/** A phone shows a part of the next tile, so that the line asks to be moved. */
export const tiles = style(
  layered({
    display: 'grid',
    gap: space.md,
    gridAutoFlow: 'column',
    gridAutoColumns: 132,
    inlineSize: 'max-content',
    selectors: { '&[data-tile=portrait]': { gridAutoColumns: 140 } },
    '@media': { [MEDIUM]: { gridAutoColumns: 164, selectors: { '&[data-tile=portrait]': { gridAutoColumns: 172 } } } },
  }),
);

export const waiting = style(
  layered({ display: 'block', aspectRatio: '4 / 5', selectors: { '[data-tile=portrait] > &': { aspectRatio: '3 / 4' } } }),
);
