import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** Options do not truncate: as many columns as fit the labels, independent of the viewport. */
export const filters = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 208px), 1fr))',
    alignItems: 'end',
    gap: space.md,
    padding: space.md,
    borderRadius: radius.lg,
    background: color.sunken,
  }),
);
export const trail = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 }),
);
export const step = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    selectors: { '& + &::before': { content: '"/"', marginInline: space.xs, color: color.textMuted } },
  }),
);
export const here = style(layered({ fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));
export const stepBack = style(
  layered({
    minBlockSize: 44,
    minInlineSize: 44,
    paddingInline: space.xs,
    border: 0,
    borderRadius: radius.md,
    background: 'none',
    color: color.accentText,
    font: 'inherit',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' } },
  }),
);
export const who = style(layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));
export const name = style(layered({ fontSize: fontSize.xl, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));
