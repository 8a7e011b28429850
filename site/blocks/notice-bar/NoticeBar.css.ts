import { style } from '@vanilla-extract/css';

import { layered } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const bar = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.sm,
    paddingInlineStart: vars.space.lg,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
  }),
);

export const mark = style(layered({ color: vars.color.accentText }));

export const notice = style(
  layered({
    minBlockSize: 44,
    paddingInline: vars.space.lg,
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  }),
);
