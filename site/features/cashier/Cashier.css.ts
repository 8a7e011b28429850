import { style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { selectedTile } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, motion, radius, space } = vars;

/** Parts of a form or an order, stacked, at a readable width. */
export const stack = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0, maxInlineSize: 760 }),
);

/** Full width, for lists. */
export const wide = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }));

export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));
export const link = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    color: color.accentText,
    fontSize: fontSize.sm,
    textDecoration: 'underline',
  }),
);

/** Highlights the question that awaits an answer. */
export const asking = style(layered({ borderColor: color.borderStrong, background: color.sunken }));

/** Options as cards, side by side on wide screens. */
export const choices = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' } },
  }),
);
/** Channels, and the closed ones below. */
export const channels = style(layered({ display: 'grid', gap: space.sm, margin: 0, padding: 0, border: 0, minInlineSize: 0 }));
export const fold = style(
  layered({ minBlockSize: 44, alignContent: 'center', fontSize: fontSize.sm, color: color.textMuted, cursor: 'pointer' }),
);

export const legend = style(layered({ padding: 0, marginBlockEnd: space.sm, fontSize: fontSize.sm, fontWeight: fontWeight.medium }));

export const choice = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: 72,
    padding: space.md,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    cursor: 'pointer',
    transition: `border-color ${motion.fast} ${motion.ease}, background ${motion.fast} ${motion.ease}`,
    selectors: {
      ...chosen('&:has(input:checked)', selectedTile),
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '&:has(input:disabled)': { cursor: 'not-allowed', background: color.sunken },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not(:has(input:disabled))': { borderColor: color.borderStrong } } } },
  }),
);
/** A card that is not an option, with its actions at the end. */
export const card = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }));
/** The control covers the whole card; its native circle is hidden. */
export const radio = style(
  layered({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit', inlineSize: '100%', blockSize: '100%' }),
);
export const mark = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: '0 0 auto',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.md,
    background: color.accentSoft,
    color: color.accentText,
    selectors: {
      '[data-off] &': { background: color.sunken, color: color.textMuted },
      'input:checked + &': { background: color.text, color: color.surface },
    },
  }),
);
export const words = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0, flex: '1 1 auto' }));
export const name = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    fontWeight: fontWeight.medium,
    overflowWrap: 'anywhere',
  }),
);
export const under = style(layered({ color: color.textMuted, fontSize: fontSize.sm, fontVariantNumeric: 'tabular-nums' }));
/** Lines break between these parts, and within one only if it is longer than a line. */
export const part = style(layered({ display: 'inline-block' }));

/** The main amount of an order. */
export const sum = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const actions = style(layered({ display: 'grid', gap: space.sm, '@media': { [MEDIUM]: { display: 'flex', flexWrap: 'wrap' } } }));
/** The button of the next step: on phones it stays in sight while what is above it scrolls. */
export const next = style(
  layered({
    display: 'grid',
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    paddingBlock: `${space.md} max(${space.md}, env(safe-area-inset-bottom))`,
    background: color.raised,
    '@media': { [MEDIUM]: { position: 'static', padding: 0 } },
  }),
);
/** The next step and its alternative; no box on phones, so that the former sticks over the whole order. */
export const steps = style(layered({ display: 'contents', '@media': { [MEDIUM]: { display: 'flex', flexWrap: 'wrap', gap: space.sm } } }));
/** A QR code with its instructions. */
export const code = style(layered({ display: 'grid', justifyItems: 'center', gap: space.md, margin: 0, minInlineSize: 0 }));
export const codeNote = style(
  layered({ maxInlineSize: 360, color: color.textMuted, fontSize: fontSize.sm, textAlign: 'center', textWrap: 'balance' }),
);
/** The QR code has a white background in the dark theme: readers need it. */
export const qr = style(
  layered({
    inlineSize: 232,
    maxInlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    borderRadius: radius.md,
    background: color.onScrim,
  }),
);

export const filter = style(layered({ maxInlineSize: 260 }));
export const back = style(layered({ selectors: { '[dir=rtl] &': { scale: '-1 1' } } }));
export const cardActions = style(
  layered({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: space.xs, marginInlineStart: 'auto' }),
);
