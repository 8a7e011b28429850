import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const conflicts = style(layered({ display: 'grid', gap: vars.space.lg, marginBlockStart: vars.space.lg }));
export const conflict = style(
  layered({
    display: 'grid',
    gap: vars.space.sm,
    padding: vars.space.md,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
  }),
);
export const place = style(layered({ fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' }));
export const sides = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))', gap: vars.space.sm }),
);
export const side = style(
  layered({
    padding: vars.space.sm,
    background: vars.color.sunken,
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.sm,
    minInlineSize: 0,
  }),
);
export const value = style(layered({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
