import { style } from '@vanilla-extract/css';

import { canHover, layered, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, motion, radius, shadow, space } = vars;

const portrait = '[data-shape=portrait] &';

export const card = style(layered({ position: 'relative', minInlineSize: 0 }));

/** The button covers the tile. Its focus ring is around the picture, where neighbors do not clip it. */
export const play = style(
  layered({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    textAlign: 'start',
    borderRadius: radius.md,
    WebkitTapHighlightColor: 'transparent',
  }),
);

export const frame = style(
  layered({
    position: 'relative',
    display: 'block',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: radius.md,
    background: color.skeleton,
    boxShadow: shadow.sm,
    transition: `box-shadow ${motion.fast}, transform ${motion.fast} ${motion.ease}`,
    selectors: {
      [portrait]: { aspectRatio: '3 / 4' },
      [`${play}:active &`]: { transform: 'scale(0.98)' },
    },
    '@media': {
      [canHover]: { selectors: { [`${play}:hover &`]: { boxShadow: shadow.md } } },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);

export const art = style(
  layered({
    position: 'absolute',
    inset: 0,
    transition: `transform ${motion.modal} ${motion.ease}`,
    '@media': {
      [canHover]: { selectors: { [`${play}:hover &`]: { transform: 'scale(1.06)' } } },
      [reducedMotion]: { transition: 'none', selectors: { [`${play}:hover &`]: { transform: 'none' } } },
    },
  }),
);

export const marks = style(
  layered({
    position: 'absolute',
    insetBlockStart: space.sm,
    insetInlineStart: space.sm,
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
  }),
);

/** The mark of games for guests, which is too long to be beside the heart. On portrait tiles, the name is at the end. */
export const freeMark = style(
  layered({
    position: 'absolute',
    insetBlockEnd: space.sm,
    insetInlineStart: space.sm,
    display: 'grid',
    selectors: { [portrait]: { insetBlock: '68px auto' } },
  }),
);

/** Shows "play" on hover and focus; touch screens skip it. */
export const invitation = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: `color-mix(in srgb, ${color.scrim} 62%, transparent)`,
    opacity: 0,
    transition: `opacity ${motion.overlay}`,
    selectors: { [`${play}:focus-visible &`]: { opacity: 1 } },
    '@media': {
      [canHover]: { selectors: { [`${play}:hover &`]: { opacity: 1 } } },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);

export const pill = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 36,
    paddingInline: space.lg,
    borderRadius: radius.pill,
    background: color.accent,
    color: color.onAccent,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.bold,
    boxShadow: shadow.md,
  }),
);

export const caption = style(
  layered({
    display: 'block',
    paddingBlock: `${space.sm} ${space.xxs}`,
    paddingInline: space.xxs,
    selectors: {
      [portrait]: {
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        padding: `${space.xxl} ${space.md} ${space.md}`,
        borderRadius: `0 0 ${radius.md} ${radius.md}`,
        background: `linear-gradient(transparent, ${color.scrim})`,
        color: color.onScrim,
        pointerEvents: 'none',
      },
    },
  }),
);

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: lineHeight.tight,
} as const;

/** Reserves two lines, so that tiles in a row align. Isolates the name's direction. */
export const name = style(
  layered({
    display: 'block',
    overflowWrap: 'anywhere',
    minBlockSize: `calc(2em * ${lineHeight.tight})`,
    lineHeight: lineHeight.tight,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    selectors: { [portrait]: { minBlockSize: 0 }, '[dir=rtl] &': { textAlign: 'right' } },
  }),
);

export const bet = style(
  layered({
    ...line,
    marginBlockStart: space.xxs,
    fontSize: fontSize.xs,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [portrait]: { color: color.onScrim } },
  }),
);

/** A 44 px target around a 32 px icon. */
export const heart = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    color: color.onScrim,
    isolation: 'isolate',
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 6,
        zIndex: -1,
        borderRadius: radius.pill,
        background: `color-mix(in srgb, ${color.scrim} 62%, transparent)`,
      },
      '&[aria-pressed=true]': { color: color.onAccent },
      '&[aria-pressed=true]::before': { background: color.accent },
      '&:active': { transform: 'scale(0.88)' },
      '&:focus-visible': { outlineOffset: -6, borderRadius: radius.pill },
    },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

export const heartDrawing = style(layered({ fill: 'none', selectors: { '[aria-pressed=true] > &': { fill: 'currentColor' } } }));
