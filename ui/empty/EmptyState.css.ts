import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, fontSize, radius, space } = vars;

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: space.sm,
    maxInlineSize: '44ch',
    marginInline: 'auto',
    paddingBlock: space.xxxl,
    paddingInline: space.lg,
    textAlign: 'center',
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 72,
    blockSize: 72,
    marginBlockEnd: space.sm,
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.accentText,
  }),
);

export const title = style(
  layered({ fontFamily: font.heading, fontWeight: font.headingWeight, fontSize: fontSize.lg, textWrap: 'balance' }),
);

export const text = style(layered({ color: color.textMuted, textWrap: 'pretty' }));

export const action = style(layered({ marginBlockStart: space.md }));
