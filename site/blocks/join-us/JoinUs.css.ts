import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontWeight, radius, space } = vars;

export const step = style(layered({ justifyItems: 'start', gap: space.sm }));

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

export const invitation = style(
  layered({ gap: space.lg, alignItems: 'center', '@media': { [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } }),
);

export const form = style(
  layered({ display: 'grid', gap: space.md, '@media': { [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } } }),
);
