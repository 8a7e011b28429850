import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, lineHeight, radius, space } = vars;

export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.md,
    padding: space.lg,
    borderBlockEnd: `1px solid ${color.border}`,
    selectors: { '[data-cfg]:last-child > &': { borderBlockEnd: 'none' } },
    '@media': { [MEDIUM]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: radius.md,
    background: color.accentSoft,
    color: color.accentText,
  }),
);

export const words = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
export const head = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm, rowGap: space.xxs }));
export const title = style(layered({ margin: 0, fontSize: fontSize.md, lineHeight: lineHeight.tight }));
export const text = style(
  layered({ margin: 0, color: color.textMuted, fontSize: fontSize.sm, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);

/** Under the words on a phone, as wide as they are. */
export const action = style(
  layered({
    gridColumn: '2',
    justifySelf: 'start',
    '@media': { [MEDIUM]: { gridColumn: 'auto', justifySelf: 'end', minInlineSize: 112 } },
  }),
);
