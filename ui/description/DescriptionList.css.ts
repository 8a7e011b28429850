import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, space } = vars;

const base = { margin: 0, minInlineSize: 0 } as const;

export const list = styleVariants({
  rows: layered({ ...base, display: 'grid', gap: space.sm }),
  columns: layered({
    ...base,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.25rem, 28%)), 1fr))',
    gap: space.md,
  }),
});

export const item = styleVariants({
  rows: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.lg,
    rowGap: space.xxs,
  }),
  columns: layered({ display: 'grid', alignContent: 'start', gap: space.xxs }),
});

export const term = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));

export const value = styleVariants({
  rows: layered({ margin: 0, minInlineSize: 0, textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
  columns: layered({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
});
