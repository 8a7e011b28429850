import { style } from '@vanilla-extract/css';

import { layered, MEDIUM, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const scroller = style(layered({ position: 'relative' }));

const fade = '24px';
/** Only its being opaque counts. */
const opaque = vars.color.text;

/** Fades where it runs on. The padding keeps focus rings and shadows from being cut off. */
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

/** Half over the line, half beside it; gone where there is nothing more that way, and on phones, which have fingers. */
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
