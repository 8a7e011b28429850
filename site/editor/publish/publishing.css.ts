import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const sheet = style(layered({ display: 'grid', gap: vars.space.lg }));
export const section = style(layered({ display: 'grid', gap: vars.space.sm }));
export const groups = style(layered({ display: 'grid', gap: vars.space.md }));
export const group = style(layered({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium, color: vars.color.textMuted }));

/** A change: pressing it leads to its line. */
export const change = style(
  layered({
    inlineSize: '100%',
    display: 'grid',
    gap: vars.space.xxs,
    padding: vars.space.sm,
    textAlign: 'start',
    borderRadius: vars.radius.sm,
    selectors: { '&:hover': { background: vars.color.sunken } },
  }),
);
export const name = style(layered({ fontWeight: vars.fontWeight.medium }));
export const text = style(layered({ overflowWrap: 'anywhere' }));
export const source = style(layered({ fontSize: vars.fontSize.xs, color: vars.color.textMuted, overflowWrap: 'anywhere' }));

export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: vars.space.md,
    alignItems: 'start',
  }),
);
export const entry = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.md,
    paddingBlock: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

/** The choice of a page, a width and a theme. */
export const choices = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }));

/** Two sites of the same page. */
export const sides = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md }));
export const side = style(layered({ display: 'grid', gap: vars.space.xs, alignContent: 'start', fontWeight: vars.fontWeight.medium }));
export const picture = style(
  layered({
    overflow: 'clip',
    borderRadius: vars.radius.md,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    background: vars.color.surface,
  }),
);
