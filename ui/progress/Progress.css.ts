import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { layered, reducedMotion } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, motion, radius, space } = vars;

const SHARE = 40;
const travel = keyframes({ from: { insetInlineStart: `-${SHARE}%` }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = style(layered({ display: 'grid', gap: space.sm, minInlineSize: 0, textAlign: 'start' }));

/** Label and value at either end, stacked if they do not fit. */
export const words = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.md}`,
    fontSize: fontSize.sm,
  }),
);

export const label = style(layered({ minInlineSize: 0, fontWeight: fontWeight.medium }));

export const value = style(
  layered({ minInlineSize: 0, marginInlineStart: 'auto', color: color.textMuted, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
);

export const track = style(
  layered({
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    background: color.sunken,
    borderRadius: radius.pill,
    // The end of the track must be visible on any background.
    boxShadow: `inset 0 0 0 1px ${color.border}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  }),
);

export const size = styleVariants({ sm: layered({ blockSize: 4 }), md: layered({ blockSize: 8 }), lg: layered({ blockSize: 14 }) });

export const fill = style(
  layered({
    blockSize: '100%',
    borderRadius: radius.pill,
    background: 'currentColor',
    transition: `inline-size ${motion.modal} ${motion.ease}`,
    selectors: {
      '&[data-indeterminate]': {
        position: 'absolute',
        inlineSize: `${SHARE}%`,
        animation: `${travel} 1.4s ease-in-out infinite`,
      },
    },
    '@media': {
      [reducedMotion]: {
        transition: 'none',
        // Pulses at full width: a still partial bar would look like a value.
        selectors: { '&[data-indeterminate]': { inlineSize: '100%', animation: `${breathe} 1.6s ease-in-out infinite` } },
      },
      '(forced-colors: active)': { background: 'Highlight' },
    },
  }),
);

/** The fill's color: the text color of each tone, which has contrast on every background. */
export const tone = styleVariants({
  accent: layered({ color: color.accentText }),
  info: layered({ color: color.infoText }),
  positive: layered({ color: color.positiveText }),
  caution: layered({ color: color.cautionText }),
  critical: layered({ color: color.criticalText }),
});
