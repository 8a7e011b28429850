import { style } from '@vanilla-extract/css';

import { canHover, layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, space } = vars;

export { row as someone, rows as people } from '#site/components/rows.css.ts';

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
