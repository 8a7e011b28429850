import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, shadow, space } = vars;

export const stage = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 160,
    paddingBlock: space.lg,
    borderRadius: radius.lg,
    background: `radial-gradient(80% 90% at 50% 0%, color-mix(in srgb, ${color.accent} 14%, transparent), transparent), ${color.sunken}`,
    overflow: 'hidden',
  }),
);

export const wheelFrame = style(layered({ position: 'relative', inlineSize: 'min(252px, 72vw)', aspectRatio: '1' }));

/** Duration equals `REVEAL_MS`. */
export const wheel = style(
  layered({
    transition: 'transform 3.1s cubic-bezier(0.12, 0.72, 0.12, 1)',
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

export const pointer = style(
  layered({
    position: 'absolute',
    insetBlockStart: -6,
    insetInlineStart: 'calc(50% - 10px)',
    inlineSize: 20,
    blockSize: 22,
    background: color.text,
    clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  }),
);

export const face = style(layered({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));

const sliceOf = (ground: string, ink: string) => layered({ fill: ground, color: ink, stroke: color.border, strokeWidth: 0.6 });

/** By payout, in hundredths. */
export const slice = styleVariants({
  0: sliceOf(color.surface, color.text),
  150: sliceOf(color.accentSoft, color.accentText),
  200: sliceOf(color.accent, color.onAccent),
  500: sliceOf(color.highlight, color.onHighlight),
});

export const sliceText = style(
  layered({ fill: 'currentColor', stroke: 'none', fontSize: 9, fontWeight: fontWeight.bold, textAnchor: 'middle' }),
);

export const hub = style(layered({ fill: color.raised, stroke: color.border, strokeWidth: 1 }));

export const rim = style(layered({ fill: 'none', stroke: color.accent, strokeWidth: 5 }));

/** Sizes are relative to the font size, so that the dice scale. */
export const dice = style(layered({ display: 'flex', alignItems: 'center', gap: '0.3em', fontSize: 72 }));

const tumble = keyframes({
  '0%': { transform: 'rotate(0deg) translateY(0)' },
  '50%': { transform: 'rotate(180deg) translateY(-22%)' },
  '100%': { transform: 'rotate(360deg) translateY(0)' },
});

export const die = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    placeItems: 'center',
    inlineSize: '1em',
    blockSize: '1em',
    padding: '0.12em',
    borderRadius: '0.18em',
    background: color.surface,
    border: `${vars.borderWidth.thin} solid ${color.borderStrong}`,
    boxShadow: shadow.md,
    selectors: {
      '[data-rolls=true] > &': { animation: `${tumble} 420ms linear infinite` },
      '[data-rolls=true] > & + &': { animationDirection: 'reverse' },
    },
    '@media': { [reducedMotion]: { animation: 'none !important' } },
  }),
);

export const pip = style(
  layered({
    inlineSize: '0.16em',
    blockSize: '0.16em',
    borderRadius: radius.pill,
    selectors: { '&[data-on=true]': { background: color.accentText } },
  }),
);

export const total = style(
  layered({
    minInlineSize: '2.2ch',
    marginInlineStart: space.sm,
    fontSize: fontSize.xxl,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
);
