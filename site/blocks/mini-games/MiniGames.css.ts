import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { selectedTile } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, control, fontSize, fontWeight, lineHeight, motion, radius, shadow, space } = vars;

/** Aligns its text with the content. */
export const back = style(layered({ marginInlineStart: `calc(-1 * ${space.md})` }));

export const arrow = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));

export const name = style(layered({ fontSize: fontSize.lg, fontWeight: fontWeight.bold, lineHeight: lineHeight.tight }));

export const game = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.lg,
    inlineSize: '100%',
    padding: space.md,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: { '&:hover': { borderColor: color.accent, boxShadow: shadow.sm } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);

/** Dice at half size, the wheel in full. */
export const art = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.xs, inlineSize: 96, blockSize: 96, fontSize: 42 }),
);

export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm, lineHeight: lineHeight.normal }));

export const result = style(
  layered({
    minBlockSize: '1.5em',
    textAlign: 'center',
    fontWeight: fontWeight.bold,
    color: color.textMuted,
    selectors: { '&[data-won=true]': { color: color.positiveText } },
  }),
);

export const options = style(layered({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const legend = style(
  layered({ padding: 0, paddingBlockEnd: space.xs, color: color.textMuted, fontSize: fontSize.sm, fontWeight: fontWeight.medium }),
);

/** Column count that leaves no orphan, and room for long amounts. */
export const chips = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.sm,
    selectors: {
      '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&:is([data-count="2"], [data-count="4"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);

export const chip = style(
  layered({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.xxs,
    minBlockSize: control.md,
    paddingBlock: space.xs,
    paddingInline: space.sm,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.borderStrong}`,
    background: color.surface,
    textAlign: 'center',
    lineHeight: lineHeight.tight,
    cursor: 'pointer',
    selectors: {
      ...chosen('&:has(:checked)', selectedTile),
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
      '&:has(:disabled)': { cursor: 'default', opacity: 0.7 },
    },
  }),
);

/** Accessible to keyboard and screen readers; the chip shows its state. */
export const radio = style(layered({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' }));

export const chipLabel = style(layered({ fontWeight: fontWeight.medium, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));

export const chipNote = style(layered({ fontSize: fontSize.xs, fontVariantNumeric: 'tabular-nums' }));

export const purse = style(layered({ justifyContent: 'space-between' }));

export const trial = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }));

export const details = style(layered({ borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}`, paddingBlockStart: space.sm }));

export const summary = style(
  layered({
    display: 'list-item',
    minBlockSize: 44,
    paddingBlock: space.sm,
    cursor: 'pointer',
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
  }),
);

export const inside = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, paddingBlockEnd: space.sm }));

export const odds = style(
  layered({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: fontSize.sm,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
  }),
);

globalStyle(`${odds} :is(th, td)`, layered({ paddingBlock: space.xs, textAlign: 'start', fontWeight: 'inherit' }));
globalStyle(`${odds} thead`, layered({ color: color.textMuted }));

export const caption = style(layered({ textAlign: 'start', fontWeight: fontWeight.medium, paddingBlockEnd: space.xs }));

export const seeds = style(layered({ display: 'grid', gap: space.sm, margin: 0 }));

export const seed = style(layered({ margin: 0, fontSize: fontSize.xs, fontFamily: 'monospace', overflowWrap: 'anywhere' }));

export const verdict = style(
  layered({
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    selectors: { '&[data-fair=true]': { color: color.positiveText }, '&[data-fair=false]': { color: color.criticalText } },
  }),
);
