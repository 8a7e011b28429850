import { style } from '@vanilla-extract/css';

import { canHover, layered } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, radius, space } = vars;

export const finder = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }));

export const people = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: radius.lg,
    background: color.surface,
  }),
);
export const someone = style(layered({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } } }));
export const choose = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.md,
    inlineSize: '100%',
    minBlockSize: 48,
    paddingBlock: space.sm,
    paddingInline: space.md,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { background: color.sunken } } } },
    selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' } },
  }),
);
export const name = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));
