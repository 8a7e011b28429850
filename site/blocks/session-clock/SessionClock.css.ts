import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, shadow, space } = vars;

export const whole = style(layered({ position: 'relative', marginBlockEnd: space.sm }));

/** Matches the other buttons of the right bar. */
export const button = style(
  layered({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    borderRadius: radius.pill,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.raised,
    color: color.accentText,
    boxShadow: shadow.md,
    lineHeight: lineHeight.tight,
  }),
);

export const minutes = style(layered({ fontSize: fontSize.xs, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }));

export const digits = style(layered({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));

export const panel = style(
  layered({
    position: 'absolute',
    insetInlineEnd: 56,
    insetBlockEnd: 0,
    inlineSize: 'max-content',
    maxInlineSize: 'calc(100vw - 88px)',
    minInlineSize: 220,
    display: 'grid',
    gap: space.sm,
    padding: space.lg,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.raised,
    color: color.text,
    boxShadow: shadow.lg,
  }),
);

export const link = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    color: color.accentText,
    fontSize: fontSize.sm,
    textDecoration: 'underline',
  }),
);

/** One line below the header, in the header's colors; the same height while loading. */
export const strip = style(
  layered({
    minBlockSize: 33,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.xl,
    paddingInline: space.md,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    color: color.text,
    fontSize: fontSize.sm,
  }),
);

export const part = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space.xs }));

export const stripLink = style(
  layered({ display: 'inline-flex', alignItems: 'center', minBlockSize: 32, color: color.accentText, textDecoration: 'underline' }),
);
