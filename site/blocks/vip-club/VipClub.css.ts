import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, shadow, space } = vars;

/** Same height while the points load. */
export const progress = style(
  layered({
    minBlockSize: 382,
    '@media': { [MEDIUM]: { minBlockSize: 230 } },
  }),
);

export const levels = style(
  layered({ display: 'grid', gap: space.md, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))' }),
);

export const level = style(
  layered({ selectors: chosen('&[data-own=true]', { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}, ${shadow.md}` }) }),
);

export const levelHead = style(
  layered({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: space.md }),
);

export const gains = style(layered({ display: 'grid', gap: space.xs }));

export const gain = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space.sm,
    fontSize: fontSize.sm,
  }),
);

export const gainValue = style(layered({ fontWeight: fontWeight.medium, fontVariantNumeric: 'tabular-nums' }));

export const check = style(layered({ color: color.positiveText, marginBlockStart: 3 }));

export const no = style(layered({ color: color.textMuted }));
