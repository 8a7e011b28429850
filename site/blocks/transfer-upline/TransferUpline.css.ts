import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm, overflowWrap: 'anywhere' }));

export const person = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    padding: space.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    background: color.accentSoft,
  }),
);
export const personWords = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
export const personName = style(layered({ fontSize: fontSize.lg, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));

export const receipt = style(layered({ justifyItems: 'center', textAlign: 'center', '@media': { [MEDIUM]: { padding: space.xl } } }));
export const receiptMark = style(layered({ color: color.positiveText }));
export const receiptTitle = style(
  layered({ fontSize: fontSize.lg, lineHeight: lineHeight.tight, selectors: { '&:focus': { outline: 'none' } } }),
);
export const receiptAmount = style(
  layered({
    fontFamily: font.heading,
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'lining-nums tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const receiptLines = style(layered({ inlineSize: '100%', maxInlineSize: 460, textAlign: 'start' }));
