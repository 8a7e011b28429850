import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** What this merchant changed. */
export const changed = style(
  layered({
    display: 'grid',
    justifyItems: 'stretch',
    gap: vars.space.xs,
    paddingInlineStart: vars.space.sm,
    boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
  }),
);
export const group = style(
  layered({
    display: 'grid',
    gap: vars.space.sm,
    minInlineSize: 0,
    padding: vars.space.sm,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
  }),
);
export const legend = style(layered({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium }));
export const note = style(layered({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const listItem = style(layered({ display: 'grid', gap: vars.space.xs }));
export const buttons = style(layered({ display: 'flex', justifyContent: 'flex-end' }));
