import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, radius, space } = vars;

export const stack = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, selectors: { '&:focus': { outline: 'none' } } }),
);

/** A button as wide as its label, at the start. */
export const aside = style(layered({ justifySelf: 'start' }));

export const filters = style(layered({ '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }, gap: space.md }));

export const formTitle = style(layered({ fontSize: fontSize.lg, overflowWrap: 'anywhere', selectors: { '&:focus': { outline: 'none' } } }));
export const fields = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, minInlineSize: 0 }));

export const tier = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    minInlineSize: 0,
    margin: 0,
    padding: space.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.md,
    background: color.surface,
  }),
);
export const tierHead = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.sm, minBlockSize: 36 }),
);
export const tierFields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.md,
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
