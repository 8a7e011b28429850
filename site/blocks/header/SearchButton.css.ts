import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { borderWidth, color, fontSize, radius, space } = vars;

const control = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  flexShrink: 0,
  minInlineSize: 44,
  minBlockSize: 44,
  borderRadius: radius.md,
  color: color.chromeText,
} as const;

export const button = style(layered(control));

export const field = style(
  layered({
    ...control,
    justifyContent: 'start',
    minInlineSize: 200,
    paddingInline: space.md,
    border: `${borderWidth.thin} solid ${color.chromeBorder}`,
    borderRadius: radius.pill,
    fontSize: fontSize.sm,
    color: color.chromeMuted,
    selectors: { '&:hover': { color: color.chromeText } },
  }),
);

export const key = style(
  layered({
    marginInlineStart: 'auto',
    minInlineSize: 24,
    textAlign: 'center',
    border: `${borderWidth.thin} solid ${color.chromeBorder}`,
    borderRadius: radius.sm,
    fontSize: fontSize.xs,
  }),
);
