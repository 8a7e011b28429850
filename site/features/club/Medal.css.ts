import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, fontWeight } = vars;

/** Percentage of the highlight color by step; the rest is neutral at the first steps, the accent at the last. */
const STEPS = [12, 35, 55, 78, 100] as const;

const ground = (share: number): string => `color-mix(in oklab, ${color.highlight} ${share}%, ${color.borderStrong})`;

const bySteps = Object.fromEntries(
  STEPS.map((share, step) => [
    `&[data-step="${step}"]`,
    { background: `linear-gradient(160deg, color-mix(in oklab, ${ground(share)} 55%, ${color.onScrim}), ${ground(share)} 55%)` },
  ]),
);

/** Border of a medal in the brand's color, more saturated with each step. */
export const medal = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: '0 0 auto',
    clipPath: 'polygon(50% 0, 93% 25%, 93% 75%, 50% 100%, 7% 75%, 7% 25%)',
    inlineSize: 56,
    blockSize: 60,
    selectors: { ...bySteps, '&[data-size=sm]': { inlineSize: 38, blockSize: 42 }, '&[data-size=lg]': { inlineSize: 92, blockSize: 100 } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const face = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '78%',
    blockSize: '78%',
    clipPath: 'inherit',
    background: color.surface,
    color: color.text,
    fontFamily: font.heading,
    fontWeight: fontWeight.bold,
    fontSize: '1.125rem',
    fontVariantNumeric: 'lining-nums tabular-nums',
    selectors: { '[data-size=sm] > &': { fontSize: '0.875rem' }, '[data-size=lg] > &': { fontSize: '2rem' } },
  }),
);
