import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const article = style(
  layered({
    display: 'grid',
    gap: vars.space.xl,
    maxInlineSize: 720,
    inlineSize: '100%',
    marginInline: 'auto',
    padding: vars.space.xl,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  }),
);
