import { keyframes, style } from '@vanilla-extract/css';

import { layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, motion, radius, space } = vars;

export const zone = style(
  layered({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space.xs,
    padding: space.lg,
    background: color.surface,
    border: `1px dashed ${color.borderStrong}`,
    borderRadius: radius.md,
    textAlign: 'center',
    lineHeight: lineHeight.tight,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.textMuted },
      '&[data-over]': { borderColor: color.focus, background: color.sunken },
      '&:has([aria-invalid=true])': { borderColor: color.criticalText },
      '&:has(:focus-visible)': { borderColor: color.focus, outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
      '&:has(:disabled)': { background: color.sunken, borderColor: color.border, color: color.textMuted },
    },
  }),
);

/** Covers the whole zone, transparent: the element that is pressed, focused and read out. */
export const input = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed', pointerEvents: 'none' }, '&::file-selector-button': { cursor: 'inherit' } },
  }),
);

export const icon = style(layered({ color: color.textMuted }));

export const invitation = style(layered({ color: color.textMuted }));

export const add = style(
  layered({ fontWeight: fontWeight.medium, color: color.accentText, selectors: { ':disabled ~ * > &': { color: 'inherit' } } }),
);

/** Hidden for touch, which has no drag and drop. */
export const orDrop = style(layered({ '@media': { '(pointer: coarse)': { display: 'none' } } }));

export const limits = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));

export const list = style(layered({ display: 'grid', gap: space.sm, marginBlockStart: space.xs }));

export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minInlineSize: 0,
    padding: space.sm,
    paddingInlineEnd: space.xs,
    background: color.surface,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.md,
    lineHeight: lineHeight.tight,
    selectors: { '&[data-refused]': { borderColor: color.criticalText } },
  }),
);

export const thumb = style(
  layered({
    flex: '0 0 auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 52,
    blockSize: 52,
    overflow: 'hidden',
    background: color.sunken,
    color: color.textMuted,
    borderRadius: radius.sm,
  }),
);

export const image = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

export const words = style(layered({ flex: 1, display: 'grid', gap: space.xs, minInlineSize: 0 }));

/** File names on phones are long, and their ends say little. */
export const name = style(
  layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: fontSize.sm, fontWeight: fontWeight.medium }),
);

export const size = style(layered({ color: color.textMuted, fontSize: fontSize.sm, fontVariantNumeric: 'tabular-nums' }));

const status = { display: 'flex', alignItems: 'flex-start', gap: space.xs, fontSize: fontSize.sm } as const;
export const fault = style(layered({ ...status, color: color.criticalText }));
export const done = style(layered({ ...status, color: color.positiveText }));

/** Centers the icon on the first line. */
export const statusIcon = style(layered({ flex: '0 0 auto', blockSize: `calc(${lineHeight.tight} * 1em)` }));

export const track = style(
  layered({
    display: 'block',
    blockSize: 6,
    marginBlock: space.xs,
    overflow: 'hidden',
    background: color.skeleton,
    borderRadius: radius.pill,
  }),
);

const wait = keyframes({ from: { opacity: 1 }, to: { opacity: 0.35 } });

export const bar = style(
  layered({
    display: 'block',
    blockSize: '100%',
    background: color.accentText,
    borderRadius: radius.pill,
    transition: `inline-size ${motion.overlay} ${motion.ease}`,
    selectors: { '[data-unknown] > &': { inlineSize: '100%', animation: `${wait} 900ms ease-in-out infinite alternate` } },
    '@media': {
      [reducedMotion]: { transition: 'none', selectors: { '[data-unknown] > &': { animation: 'none' } } },
      '(forced-colors: active)': { background: 'Highlight' },
    },
  }),
);

export const remove = style(
  layered({
    flex: '0 0 auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: TOUCH_TARGET,
    blockSize: TOUCH_TARGET,
    borderRadius: radius.md,
    color: color.textMuted,
    selectors: { '&:hover:not(:disabled)': { color: color.text, background: color.sunken } },
  }),
);
