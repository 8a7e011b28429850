import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** One line; as high as its placeholder. */
export const jackpot = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    columnGap: vars.space.sm,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  }),
);

export const mark = style(layered({ flexShrink: 0, color: vars.color.highlightText }));

export const pause = style(layered({ marginInlineStart: 'auto', selectors: { '&:empty': { display: 'none' } } }));

export const amount = style(
  layered({
    color: vars.color.highlightText,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: vars.fontSize.lg,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
