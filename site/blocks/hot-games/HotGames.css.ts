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
    selectors: {
      '&[data-look=row]': { gridAutoFlow: 'column', gridAutoColumns: 132, inlineSize: 'max-content' },
      '&[data-look=row][data-tile=portrait]': { gridAutoColumns: 148 },
      '&[data-look=grid]': { gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))' },
    },
    '@media': {
      [MEDIUM]: {
        selectors: {
          '&[data-look=row]': { gridAutoColumns: 164 },
          '&[data-look=row][data-tile=portrait]': { gridAutoColumns: 188 },
          '&[data-look=grid]': { gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))' },
        },
      },
    },
  }),
);

export const waiting = style(
  layered({ display: 'block', aspectRatio: '4 / 5', selectors: { '[data-tile=portrait] > &': { aspectRatio: '3 / 4' } } }),
);
