import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

export const popup = style(layered({ display: 'grid', gap: space.lg, alignContent: 'start' }));

export const vendor = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.sm, fontSize: fontSize.md, fontWeight: fontWeight.bold }),
);

export const logo = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: radius.sm,
    background: color.sunken,
  }),
);

export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
    gap: space.md,
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' } },
    selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
  }),
);

export const waiting = style(layered({ display: 'block', aspectRatio: '4 / 5' }));
