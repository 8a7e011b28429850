import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

export const list = style(
  layered({
    display: 'grid',
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    overflow: 'hidden',
  }),
);
export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    padding: `${space.md} ${space.lg}`,
    selectors: { '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` } },
  }),
);
export const device = style(layered({ flex: '0 0 auto', color: color.textMuted }));
export const words = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
export const name = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm, margin: 0, fontWeight: fontWeight.medium }),
);
export const when = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.lg,
    margin: 0,
    color: color.textMuted,
    fontSize: fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
