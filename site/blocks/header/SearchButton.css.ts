import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { borderWidth, color, fontSize, radius, space } = vars;

export const button = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
    flexShrink: 0,
    minInlineSize: 44,
    minBlockSize: 44,
    borderRadius: radius.md,
  }),
);

export const field = style([
  button,
  layered({
    minInlineSize: 200,
    paddingInline: space.md,
    border: `${borderWidth.thin} solid ${color.chromeBorder}`,
    fontSize: fontSize.sm,
    color: color.chromeMuted,
  }),
]);

export const key = style(layered({ marginInlineStart: 'auto' }));
