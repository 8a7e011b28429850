import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const notice = style(layered({ display: 'grid', gap: vars.space.sm, alignContent: 'start', minBlockSize: 220 }));
export const date = style(layered({ fontSize: vars.fontSize.sm, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }));
export const content = style(layered({ marginBlockStart: vars.space.md }));

export const steps = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    marginBlockStart: vars.space.lg,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);
