import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** No wider than its container, even with long tab labels. */
export const views = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }));

export const sum = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.xl,
    rowGap: space.xs,
    padding: space.lg,
    borderRadius: radius.lg,
    background: `linear-gradient(100deg, color-mix(in srgb, ${color.highlight} 22%, ${color.surface}), ${color.surface} 70%)`,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
  }),
);

export const points = style(
  layered({ color: color.highlightText, fontSize: fontSize.lg, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }),
);

export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm, textWrap: 'pretty' }));

/** Stacked on a phone; with more space, reward and button are at the end. */
export const mission = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"about about" "progress progress" "gives action"',
    alignItems: 'center',
    gap: `${space.sm} ${space.lg}`,
    padding: space.lg,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
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
