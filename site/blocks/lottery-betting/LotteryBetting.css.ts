import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { aboveBar } from '#ui/theme/pageEdges.css.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, layer, lineHeight, radius, shadow, space } = vars;

export const betting = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', columnGap: space.xl, alignItems: 'start' } },
  }),
);

/** Above board and slip, spanning all columns. */
export const problem = style(layered({ gridColumn: '1 / -1' }));

export const head = style(
  layered({
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.md,
    '@media': { [WIDE]: { gridColumn: '1 / -1', padding: space.lg } },
  }),
);
export const back = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
export const name = style(layered({ fontSize: fontSize.xl, lineHeight: lineHeight.tight }));
export const headFacts = style(
  layered({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.md,
    '@media': { [WIDE]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)', columnGap: space.xxxl } },
  }),
);
export const fact = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
export const factValue = style(
  layered({ fontSize: fontSize.lg, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);
export const time = style(layered({ fontSize: fontSize.xxl, lineHeight: lineHeight.tight }));
export const lastResult = style(
  layered({ gridColumn: '1 / -1', minBlockSize: 56, '@media': { [WIDE]: { gridColumn: 'auto', justifySelf: 'end' } } }),
);

export const board = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }));
export const help = style(layered({ color: color.textMuted, lineHeight: lineHeight.normal }));
export const odds = style(layered({ color: color.text, fontWeight: fontWeight.medium }));

export const columnHead = style(layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 44 }));
export const columnTitle = style(layered({ fontSize: fontSize.md, fontWeight: fontWeight.medium }));

export const balls = style(
  layered({
    display: 'grid',
    // Six in a row at 360 px.
    gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
    columnGap: space.xs,
    rowGap: space.sm,
    justifyItems: 'center',
    selectors: {
      '&[data-words=true]': { gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))', justifyItems: 'stretch' },
      // A ten in each line: narrow, since numbers are looked up by line and column.
      '&[data-table=true]': { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: 2, marginInline: `calc(-1 * ${space.sm})` },
    },
    '@media': {
      [WIDE]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
        selectors: { '&[data-table=true]': { gap: space.sm, marginInline: 0 } },
      },
    },
  }),
);

export const ball = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: radius.pill,
    border: `${vars.borderWidth.thin} solid ${color.borderStrong}`,
    background: color.raised,
    color: color.text,
    fontSize: fontSize.lg,
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    touchAction: 'manipulation',
    selectors: {
      ...chosen('&[aria-pressed=true]', {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
        boxShadow: shadow.sm,
      }),
      '[data-words=true] > &': { inlineSize: '100%', fontSize: fontSize.md },
      '[data-table=true] > &': { inlineSize: '100%', maxInlineSize: 56, borderRadius: radius.sm, fontSize: fontSize.md },
    },
  }),
);

/** One line that scrolls. */
export const groups = style(layered({ display: 'flex', gap: space.xs, paddingBlockEnd: space.md, inlineSize: 'max-content' }));
export const group = style(
  layered({
    minBlockSize: 44,
    paddingInline: space.md,
    borderRadius: radius.pill,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.sunken,
    color: color.text,
    fontSize: fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: chosen('&[aria-pressed=true]', { borderColor: color.accent, color: color.accentText, fontWeight: fontWeight.medium }),
  }),
);

export const terms = style(
  layered({ gap: space.lg, '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: space.lg } } }),
);
export const limits = style(layered({ gridColumn: '1 / -1', fontSize: fontSize.sm, color: color.textMuted }));

/** Sticky at the bottom while the board is visible, above the bottom bar. */
export const bar = style(
  layered({
    position: 'sticky',
    insetBlockEnd: aboveBar,
    zIndex: layer.header,
    display: 'grid',
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.raised,
    boxShadow: shadow.lg,
    '@media': {
      [WIDE]: {
        insetBlockEnd: space.lg,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        padding: space.md,
        boxShadow: shadow.md,
      },
    },
  }),
);
export const barText = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.md,
    minInlineSize: 0,
    minBlockSize: 24,
    fontSize: fontSize.sm,
  }),
);
/** One line for any number of picks. */
export const barPicks = style(
  layered({
    flexBasis: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const barTotal = style(layered({ fontWeight: fontWeight.bold, fontSize: fontSize.md, fontVariantNumeric: 'tabular-nums' }));
export const barButtons = style(
  layered({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space.sm, minInlineSize: 0 }),
);
export const onlyNarrow = style(layered({ '@media': { [WIDE]: { display: 'none' } } }));
/** On a phone, the add bar replaces it. */
export const onlyWide = style(layered({ display: 'none', '@media': { [WIDE]: { display: 'inline-flex' } } }));
