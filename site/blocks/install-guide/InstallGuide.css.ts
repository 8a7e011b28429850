import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontSize, fontWeight, radius, space } = vars;

export const steps = style(
  layered({ display: 'grid', gap: space.md, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }),
);

export const step = style(layered({ gridTemplateColumns: 'auto minmax(0, 1fr)' }));

export const number = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.pill,
    background: color.accent,
    color: color.onAccent,
    fontFamily: font.heading,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'lining-nums',
  }),
);

export const words = style(layered({ display: 'grid', alignContent: 'start', gap: space.xs, minInlineSize: 0 }));

export const notice = style(
  layered({
    marginBlockStart: space.md,
    padding: space.md,
    borderRadius: radius.md,
    background: color.infoSoft,
    color: color.infoText,
    fontSize: fontSize.sm,
  }),
);
