import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { borderWidth, color, fontSize, fontWeight, radius, space } = vars;

const MEDIUM = '(min-width: 640px)';

const base = { margin: 0, minInlineSize: 0 } as const;

export const list = styleVariants({
  rows: layered({ ...base, display: 'grid', gap: space.sm }),
  columns: layered({
    ...base,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.25rem, 28%)), 1fr))',
    gap: space.md,
  }),
  inline: layered({ ...base, display: 'flex', flexWrap: 'wrap', columnGap: space.lg, rowGap: space.xs, fontSize: fontSize.sm }),
  // Two in a line of a phone, unless one needs more than half of it.
  tiles: layered({
    ...base,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.md,
    '@media': { [MEDIUM]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' } },
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
  inline: layered({ display: 'flex', alignItems: 'baseline', gap: space.xs, minInlineSize: 0 }),
  tiles: layered({
    display: 'grid',
    alignContent: 'start',
    gap: space.xxs,
    flex: '1 1 40%',
    maxInlineSize: '100%',
    padding: space.md,
    border: `${borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    background: color.surface,
  }),
});

export const term = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));

const anyValue = { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;

export const value = styleVariants({
  rows: layered({ ...anyValue, marginInlineStart: 'auto', textAlign: 'end' }),
  columns: layered(anyValue),
  inline: layered(anyValue),
  tiles: layered({ ...anyValue, fontSize: fontSize.lg, fontWeight: fontWeight.bold }),
});

export const strong = style(layered({ fontWeight: fontWeight.bold }));
