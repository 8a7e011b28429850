import { style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, fontWeight, motion, radius, shadow, space } = vars;

const faded = 'transparent, black 40px';

const listBase = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // Where more tabs are out of sight, the edge fades; `useTabList` sets the attributes.
    '&[data-more=start]': { maskImage: `linear-gradient(to right, ${faded})` },
    '&[data-more=end]': { maskImage: `linear-gradient(to left, ${faded})` },
    ':root[dir=rtl] &[data-more=start]': { maskImage: `linear-gradient(to left, ${faded})` },
    ':root[dir=rtl] &[data-more=end]': { maskImage: `linear-gradient(to right, ${faded})` },
    '&[data-more=both]': { maskImage: `linear-gradient(to right, ${faded}, black calc(100% - 40px), transparent)` },
  },
} as const;

export const list = styleVariants({
  line: layered({ ...listBase, gap: space.xs, boxShadow: `inset 0 -1px 0 ${color.border}` }),
  pill: layered({
    ...listBase,
    gap: space.xs,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: space.xs,
    background: color.sunken,
    borderRadius: radius.pill,
  }),
});

export const tab = styleVariants({
  line: layered({ minBlockSize: TOUCH_TARGET, paddingInline: space.lg }),
  pill: layered({
    minBlockSize: control.sm,
    paddingInline: space.lg,
    borderRadius: radius.pill,
    '@media': { '(pointer: coarse)': { minBlockSize: TOUCH_TARGET } },
  }),
});

export const tabBase = style(
  layered({
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
    flexShrink: 0,
    color: color.textMuted,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover:not(:disabled)': { color: color.text, transition: `color ${motion.fast}` },
      // Colour and mark alone: a bolder label would be wider and push its neighbours.
      '&[aria-selected=true]': { color: color.text },
      '&:disabled': { opacity: 0.5 },
      // Inside the list, which clips what overflows.
      '&:focus-visible': { outlineOffset: -3 },
    },
  }),
);

const indicatorBase = {
  position: 'absolute',
  insetInlineStart: 'auto',
  transition: `left ${motion.overlay} ${motion.ease}, width ${motion.overlay} ${motion.ease}`,
  '@media': { [reducedMotion]: { transition: 'none' }, '(forced-colors: active)': { background: 'Highlight' } },
} as const;

export const indicator = styleVariants({
  line: layered({
    ...indicatorBase,
    bottom: 0,
    blockSize: 3,
    borderStartStartRadius: 3,
    borderStartEndRadius: 3,
    background: color.accent,
  }),
  pill: layered({ ...indicatorBase, insetBlock: space.xs, borderRadius: radius.pill, background: color.raised, boxShadow: shadow.sm }),
});

export const panel = style(layered({ paddingBlockStart: space.lg, borderRadius: radius.md }));
