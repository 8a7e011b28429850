import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

export const stack = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }));
export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm, overflowWrap: 'anywhere' }));

/** Fields side by side on wide screens. */
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.lg,
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const wholeField = style(layered({ inlineSize: '100%' }));

export const rates = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, margin: 0, padding: 0, border: 0, minInlineSize: 0 }),
);
export const legend = style(layered({ padding: 0, fontSize: fontSize.md, fontWeight: fontWeight.bold }));
export const rateGrid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space.md,
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' } },
  }),
);

/** The result, to pass on. */
export const done = style(layered({ borderColor: color.accent, background: color.accentSoft }));

export const address = style(layered({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', textAlign: 'start' }));
