import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const page = style(
  layered({
    minBlockSize: '100dvh',
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.lg,
    background: vars.color.sunken,
  }),
);
export const card = style(
  layered({
    inlineSize: 'min(100%, 400px)',
    display: 'grid',
    gap: vars.space.lg,
    padding: vars.space.xl,
    background: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
  }),
);
export const form = style(layered({ display: 'grid', gap: vars.space.md }));
export const or = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space.md,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    selectors: { '&::before, &::after': { content: '""', borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);
