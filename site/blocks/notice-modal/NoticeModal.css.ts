import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const notice = style(layered({ display: 'grid', gap: vars.space.sm, alignContent: 'start', minBlockSize: 220 }));
export const title = style(layered({ fontSize: vars.fontSize.xl }));
export const date = style(layered({ fontSize: vars.fontSize.sm, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }));
export const content = style(layered({ marginBlockStart: vars.space.md, overflowWrap: 'anywhere' }));

globalStyle(`${content} p`, layered({ marginBlockEnd: '0.75em' }));
globalStyle(`${content} a`, layered({ color: vars.color.accentText, textDecoration: 'underline' }));
globalStyle(`${content} :is(ul, ol)`, layered({ paddingInlineStart: '1.25em', listStyle: 'revert', marginBlockEnd: '0.75em' }));

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
