import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const section = style(layered({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 }));
export const group = style(layered({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 }));
export const part = style(
  layered({
    display: 'grid',
    gap: vars.space.sm,
    minInlineSize: 0,
    padding: vars.space.sm,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
  }),
);
export const head = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }));
export const audiences = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' }));
