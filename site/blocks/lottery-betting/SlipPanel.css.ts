import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** Below the sticky header, with a gap. */
const BELOW = `calc(${belowHeader} + ${space.xl})`;

export const slip = style(
  layered({
    '@media': {
      [WIDE]: { position: 'sticky', insetBlockStart: BELOW, maxBlockSize: `calc(100vh - ${BELOW} - ${space.lg})`, overflowY: 'auto' },
    },
  }),
);

export const lines = style(layered({ display: 'grid', gap: space.sm }));
export const line = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space.sm,
    rowGap: space.xxs,
    padding: space.md,
    borderRadius: radius.md,
    background: color.sunken,
    selectors: { '&[data-editing=true]': { outline: `2px solid ${color.accent}` } },
  }),
);
export const linePicks = style(
  layered({
    gridColumn: '1',
    justifySelf: 'start',
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const lineSum = style(
  layered({ gridColumn: '1 / -1', justifySelf: 'start', fontSize: fontSize.sm, fontVariantNumeric: 'tabular-nums' }),
);
export const lineWin = style(layered({ gridColumn: '1 / -1', fontSize: fontSize.sm, color: color.textMuted }));
export const lineTools = style(
  layered({ gridColumn: '2', gridRow: '1 / span 2', display: 'flex', marginBlockStart: -6, marginInlineEnd: -6 }),
);
export const fault = style(
  layered({ gridColumn: '1 / -1', fontSize: fontSize.sm, fontWeight: fontWeight.medium, color: color.criticalText }),
);

export const total = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlockStart: space.md,
    borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}`,
    fontWeight: fontWeight.bold,
    fontSize: fontSize.lg,
  }),
);
export const notice = style(
  layered({ padding: space.md, borderRadius: radius.md, background: color.accentSoft, color: color.text, fontSize: fontSize.sm }),
);
export const placed = style(
  layered({ display: 'grid', gap: space.xs, padding: space.md, borderRadius: radius.md, background: color.accentSoft, color: color.text }),
);
export const orders = style(layered({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
