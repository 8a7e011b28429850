import { keyframes, style } from '@vanilla-extract/css';

import { layered, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontSize, fontWeight, motion, radius, shadow, space } = vars;

/** Media query: no reduced motion. */
const motionWelcome = '(prefers-reduced-motion: no-preference)';

export const raffle = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space.lg, inlineSize: '100%' }),
);

/** Position of the perforation. */
const PERFORATION = 84;

export const ticket = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${PERFORATION}px minmax(0, 1fr)`,
    inlineSize: '100%',
    maxInlineSize: 520,
    minBlockSize: 148,
    overflow: 'clip',
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    boxShadow: shadow.sm,
  }),
);

export const stub = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    borderInlineEnd: `2px dashed ${color.borderStrong}`,
    background: `linear-gradient(160deg, color-mix(in srgb, ${color.highlight} 70%, ${color.surface}), ${color.highlight})`,
    color: color.onHighlight,
    transition: `translate ${motion.overlay} ${motion.ease}, opacity ${motion.overlay} ${motion.ease}`,
    selectors: { '[data-open=true] > &': { translate: '-6px 0', opacity: 0.85 }, '[dir=rtl] [data-open=true] > &': { translate: '6px 0' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

export const face = style(layered({ display: 'grid', alignContent: 'center', padding: space.lg, minInlineSize: 0 }));

const appear = keyframes({ from: { opacity: 0, translate: '0 8px' }, to: { opacity: 1, translate: 'none' } });

export const held = style(
  layered({
    display: 'grid',
    gap: space.xxs,
    color: color.textMuted,
    '@media': { [motionWelcome]: { animation: `${appear} 500ms ${motion.ease} both` } },
  }),
);

export const sum = style(
  layered({ color: color.highlightText, fontFamily: font.heading, fontSize: fontSize.xxl, fontWeight: fontWeight.bold }),
);

export const prizes = style(
  layered({
    inlineSize: '100%',
    maxInlineSize: 360,
    borderCollapse: 'collapse',
    fontSize: fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const caption = style(layered({ paddingBlockEnd: space.sm, color: color.textMuted, textAlign: 'start' }));

export const cell = style(
  layered({
    paddingBlock: space.xs,
    paddingInlineEnd: space.lg,
    borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}`,
    fontWeight: fontWeight.regular,
    textAlign: 'start',
    selectors: { '[data-own=true] > &': { color: color.highlightText, fontWeight: fontWeight.bold } },
  }),
);
