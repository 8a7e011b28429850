import { style } from '@vanilla-extract/css';

import { layered, MEDIUM, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const scroller = style(layered({ position: 'relative' }));

const fade = '24px';
/** Mask color; only its opacity matters. */
const opaque = vars.color.text;

/** Fades at the overflowing edge. The padding prevents clipping of focus rings and shadows. */
export const line = style(
  layered({
    padding: 4,
    marginInline: -4,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollBehavior: 'smooth',
    selectors: {
      '&[data-start=true][data-end=false]': { maskImage: `linear-gradient(to right, ${opaque} calc(100% - ${fade}), transparent)` },
      '&[data-start=false][data-end=true]': { maskImage: `linear-gradient(to left, ${opaque} calc(100% - ${fade}), transparent)` },
      '&[data-start=false][data-end=false]': {
        maskImage: `linear-gradient(to right, transparent, ${opaque} ${fade}, ${opaque} calc(100% - ${fade}), transparent)`,
      },
      '[dir=rtl] &[data-start=true][data-end=false]': {
        maskImage: `linear-gradient(to left, ${opaque} calc(100% - ${fade}), transparent)`,
      },
      '[dir=rtl] &[data-start=false][data-end=true]': {
        maskImage: `linear-gradient(to right, ${opaque} calc(100% - ${fade}), transparent)`,
      },
    },
    '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
  }),
);

/** Overlaps the line's edge; hidden at the end of the line and on phones. */
const arrow = {
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  marginBlock: 'auto',
  inlineSize: 44,
  blockSize: 44,
  display: 'none',
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.md,
  transition: `opacity ${vars.motion.overlay}`,
  selectors: {
    '&[aria-disabled=true]': { opacity: 0, pointerEvents: 'none' },
    '&[aria-disabled=true]:focus-visible': { opacity: 0.5 },
  },
  '@media': { [MEDIUM]: { display: 'inline-flex' } },
} as const;

export const back = style(layered({ ...arrow, insetInlineStart: -20 }));
export const on = style(layered({ ...arrow, insetInlineEnd: -20 }));

export const drawing = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
