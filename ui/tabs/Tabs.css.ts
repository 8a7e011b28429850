import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, fontWeight, motion, radius, shadow, space } = vars;

const faded = 'transparent, black 40px';

const listBase = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  outline: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // Fades at an edge with hidden tabs; `useTabList` sets the attributes.
    '&[data-overflow=start]': { maskImage: `linear-gradient(to right, ${faded})` },
    '&[data-overflow=end]': { maskImage: `linear-gradient(to left, ${faded})` },
    '&:dir(rtl)[data-overflow=start]': { maskImage: `linear-gradient(to left, ${faded})` },
    '&:dir(rtl)[data-overflow=end]': { maskImage: `linear-gradient(to right, ${faded})` },
    '&[data-overflow=both]': { maskImage: `linear-gradient(to right, ${faded}, black calc(100% - 40px), transparent)` },
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

/** From the position of the previously selected tab, set by `useTabList`. */
const arrive = keyframes({ from: { left: 'var(--pf-mark-from)', width: 'var(--pf-mark-from-width)' } });

/** The selected tab has the indicator, under its label. */
const marked = (mark: StyleRule) =>
  ({
    selectors: {
      '&[aria-selected=true]::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        left: 0,
        width: '100%',
        ...mark,
        '@media': { '(forced-colors: active)': { background: 'Highlight' } },
      },
      '&[aria-selected=true][data-moved]::before': {
        animation: `${arrive} ${motion.overlay} ${motion.ease}`,
        '@media': { [reducedMotion]: { animation: 'none' } },
      },
    },
  }) as const;

export const tab = styleVariants({
  line: layered({
    minBlockSize: TOUCH_TARGET,
    paddingInline: space.lg,
    ...marked({ bottom: 0, blockSize: 3, borderStartStartRadius: 3, borderStartEndRadius: 3, background: color.accent }),
  }),
  pill: layered({
    minBlockSize: control.sm,
    paddingInline: space.lg,
    borderRadius: radius.pill,
    ...marked({ insetBlock: 0, borderRadius: radius.pill, background: color.raised, boxShadow: shadow.sm }),
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
      // Color and indicator only: a bolder label would be wider and shift its neighbors.
      '&[aria-selected=true]': { color: color.text },
      '&:disabled': { opacity: 0.5 },
      // Inset, since the list clips overflow.
      '&:focus-visible': { outlineOffset: -3 },
    },
  }),
);

export const panel = style(layered({ paddingBlockStart: space.lg, borderRadius: radius.md }));
