import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { aboveBar } from '../theme/pageEdges.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, radius, shadow, space } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/**
 * Above everything, centered near the bottom edge: visible, within reach, and clear of headers, of a bar and of most
 * buttons.
 */
export const region = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: `max(${space.xl}, env(safe-area-inset-bottom), calc(${aboveBar} + ${space.md}))`,
    zIndex: vars.layer.toast,
    display: 'grid',
    justifyItems: 'center',
    gap: space.sm,
    paddingInline: space.lg,
    // Only the toasts catch presses, even while an open modal makes the page inert.
    pointerEvents: 'none',
  }),
);

export const toast = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    inlineSize: 'fit-content',
    maxInlineSize: 'min(460px, 100%)',
    minBlockSize: 52,
    paddingInlineStart: space.lg,
    paddingInlineEnd: space.xs,
    background: color.raised,
    color: color.text,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    boxShadow: shadow.lg,
    pointerEvents: 'auto',
    animation: `${enter} ${motion.overlay} ${motion.ease}`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);

export const icon = styleVariants({
  info: layered({ flexShrink: 0, color: color.infoText }),
  positive: layered({ flexShrink: 0, color: color.positiveText }),
  caution: layered({ flexShrink: 0, color: color.cautionText }),
  critical: layered({ flexShrink: 0, color: color.criticalText }),
});

/** Message and action: side by side if both fit. */
export const content = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm, flex: 1, minInlineSize: 0 }),
);
export const message = style(layered({ flex: '1 1 13rem', paddingBlock: space.sm, lineHeight: vars.lineHeight.tight }));
export const action = style(layered({ flex: 'none', marginInlineStart: `calc(-1 * ${space.md})`, color: color.accentText }));
