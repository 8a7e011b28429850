import { style, styleVariants } from '@vanilla-extract/css';

import { coarsePointer, layered, TOUCH_TARGET } from '../private/layered.ts';
import { forcedColors } from '../theme/forcedColors.ts';
import { vars } from '../theme/vars.css.ts';
import { moneyLooks, otherLook, shareLooks, signedLooks } from './looks.ts';

const { color, control, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = style(layered({ display: 'grid', gap: space.md, minInlineSize: 0 }));

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: space.md,
  }),
);

/** Centers the title's first line on the toggle. */
const levelWith = (height: string): string => `calc((${height} - 1lh) / 2)`;

/** Wraps beside the toggle, down to this minimum width. */
export const title = style(
  layered({
    flex: '1 1 9rem',
    paddingBlock: levelWith(control.sm),
    fontFamily: font.heading,
    fontWeight: font.headingWeight,
    fontSize: fontSize.lg,
    lineHeight: lineHeight.tight,
    textWrap: 'balance',
    '@media': { [coarsePointer]: { paddingBlock: levelWith(TOUCH_TARGET) } },
  }),
);

/** Offset by its padding, so that its text aligns with the end of the chart. */
export const toggle = style(layered({ marginInlineStart: 'auto', marginInlineEnd: `calc(${space.md} * -1)` }));

/** Replaces the picture. */
export const notice = style(
  layered({ display: 'grid', placeContent: 'center', color: color.textMuted, textAlign: 'center', textWrap: 'balance' }),
);

const looks = [...shareLooks, ...moneyLooks, ...Object.values(signedLooks), otherLook];

/** The color of a look, for shapes that use `currentColor`. */
export const ink = styleVariants(Object.fromEntries(looks.map((look) => [look.color, look.color])), (token) =>
  layered({ color: color[token], '@media': { [forcedColors]: { color: 'CanvasText' } } }),
);

export const fill = style(layered({ fill: 'currentColor', stroke: 'none' }));

/** The lines of a pattern, in the background color. */
export const patternLines = style(
  layered({
    fill: 'none',
    stroke: color.surface,
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    '@media': { [forcedColors]: { stroke: 'Canvas' } },
  }),
);

export const swatch = style(layered({ display: 'block', flexShrink: 0, overflow: 'visible' }));

/** An overlay for keyboard access to the points. Pointer events pass through to the picture. */
export const cursor = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    appearance: 'none',
    background: 'transparent',
    borderRadius: radius.sm,
    pointerEvents: 'none',
    selectors: {
      '&::-webkit-slider-thumb': { appearance: 'none', inlineSize: 0, blockSize: 0 },
      '&::-moz-range-thumb': { inlineSize: 0, blockSize: 0, border: 0 },
      '&::-moz-range-track': { background: 'transparent' },
    },
  }),
);

export const scroller = style(
  layered({
    maxBlockSize: 360,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: color.surface,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.md,
  }),
);

export const table = style(layered({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.sm }));

const cellBase = { padding: `${space.sm} ${space.md}`, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
/** May wrap, unlike an amount. */
const labelBase = { ...cellBase, textAlign: 'start', overflowWrap: 'anywhere' } as const;

/** Opaque, since rows scroll below it; its line is a shadow, since a collapsed border would scroll away. */
const headBase = {
  position: 'sticky',
  insetBlockStart: 0,
  background: color.raised,
  color: color.textMuted,
  fontWeight: fontWeight.medium,
  boxShadow: `inset 0 -1px 0 ${color.border}`,
} as const;

export const cornerHead = style(layered({ ...labelBase, ...headBase }));
export const columnHead = style(layered({ ...cellBase, ...headBase }));
export const row = style(
  layered({ selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.borderWidth.thin} solid ${color.border}` } } }),
);
export const rowHead = style(layered({ ...labelBase, fontWeight: fontWeight.regular }));
export const cell = style(layered({ ...cellBase, whiteSpace: 'nowrap' }));
