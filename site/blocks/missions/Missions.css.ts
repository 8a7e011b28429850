import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

/** No wider than its container, even with long tab labels. */
export const views = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }));

export const sum = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.xl}`,
    background: `linear-gradient(100deg, color-mix(in srgb, ${color.highlight} 22%, ${color.surface}), ${color.surface} 70%)`,
  }),
);

export const points = style(
  layered({ color: color.highlightText, fontSize: fontSize.lg, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }),
);

export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm, textWrap: 'pretty' }));

/** Stacked on a phone; with more space, reward and button are at the end. */
export const mission = style(
  layered({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"about about" "progress progress" "gives action"',
    alignItems: 'center',
    gap: `${space.sm} ${space.lg}`,
    selectors: {
      '&[data-status=claim]': { borderColor: color.highlight },
      '&[data-status=claimed]': { background: color.sunken },
    },
    '@media': {
      [MEDIUM]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto minmax(120px, auto)',
        gridTemplateAreas: '"about gives action" "progress progress action"',
      },
    },
  }),
);

export const about = style(
  layered({
    gridArea: 'about',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.sm}`,
    minInlineSize: 0,
  }),
);

export const summary = style(layered({ flexBasis: '100%', color: color.textMuted, fontSize: fontSize.sm }));

export const progress = style(layered({ gridArea: 'progress', minInlineSize: 0 }));

export const gives = style(
  layered({ gridArea: 'gives', display: 'flex', flexWrap: 'wrap', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);

/** Same height with and without a button. */
export const action = style(
  layered({ gridArea: 'action', display: 'grid', justifyItems: 'end', alignItems: 'center', minBlockSize: vars.control.md }),
);

export const done = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space.xs, color: color.positiveText, fontWeight: fontWeight.medium }),
);
