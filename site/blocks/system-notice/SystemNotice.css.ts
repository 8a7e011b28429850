import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontSize, radius, space } = vars;

export const page = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.md,
    minBlockSize: 'min(640px, 86dvh)',
    textAlign: 'center',
  }),
);

export const brand = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    marginBlockEnd: space.xxl,
    fontFamily: font.heading,
    fontWeight: font.headingWeight,
    fontSize: fontSize.xl,
  }),
);

export const sign = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 96,
    blockSize: 96,
    marginBlockEnd: space.md,
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.accentText,
  }),
);

export const text = style(layered({ maxInlineSize: '48ch', color: color.textMuted }));

export const address = style(
  layered({
    padding: `${space.sm} ${space.lg}`,
    borderRadius: radius.pill,
    background: color.sunken,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    marginBlockEnd: space.md,
  }),
);
