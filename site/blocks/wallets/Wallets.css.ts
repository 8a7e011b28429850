import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm, overflowWrap: 'anywhere' }));

export const hero = style(
  layered({
    background: `radial-gradient(80% 160% at 100% 0%, color-mix(in srgb, ${color.highlight} 22%, transparent), transparent 60%), ${color.surface}`,
    '@media': { [MEDIUM]: { padding: space.xl } },
  }),
);
export const heroWords = style(layered({ display: 'grid', gap: space.xs, minInlineSize: 0 }));
export const total = style(
  layered({
    minBlockSize: 44,
    fontFamily: font.heading,
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.tight,
    fontVariantNumeric: 'lining-nums tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const reason = style([note, layered({ marginBlockEnd: space.sm })]);
/** Styled as disabled if there is nothing to collect. */
export const back = style(
  layered({
    selectors: { '&[aria-disabled=true]:not([aria-busy=true])': { opacity: 0.5, cursor: 'not-allowed' } },
    '@media': { [MEDIUM]: { justifySelf: 'start' } },
  }),
);
export const backList = style(layered({ display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' }));
export const backLine = style(layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.lg }));

export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' } },
  }),
);

export const card = style(
  layered({
    gridTemplateRows: 'auto 1fr auto',
    minBlockSize: 116,
    selectors: { '&[data-main=true]': { background: color.sunken } },
  }),
);
export const mark = style(
  layered({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    overflow: 'hidden',
    borderRadius: radius.md,
    background: color.sunken,
    color: color.accentText,
  }),
);
export const name = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    fontSize: fontSize.md,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.tight,
    overflowWrap: 'anywhere',
  }),
);
export const heldLine = style(layered({ display: 'grid', alignContent: 'center', gap: space.xxs, minBlockSize: 32 }));
export const held = style(
  layered({ fontSize: fontSize.lg, fontWeight: fontWeight.bold, fontVariantNumeric: 'lining-nums tabular-nums', overflowWrap: 'anywhere' }),
);
export const buttons = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.sm }));

/** Width for two wallet names side by side. A container query, since a center's menu may be beside the form. */
const sideBySide = '(min-width: 520px)';

export const route = style(layered({ containerType: 'inline-size' }));

/** Stacked with the swap button between; side by side on wide screens. */
export const ends = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    alignItems: 'end',
    '@container': { [sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
  }),
);
export const swap = style(
  layered({ justifySelf: 'center', '@container': { [sideBySide]: { rotate: '90deg', marginBlockEnd: space.xs } } }),
);
