import { keyframes, style } from '@vanilla-extract/css';

import { coarsePointer, layered, reducedMotion, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, font, fontSize, fontWeight, lineHeight, motion, radius, space } = vars;

export const root = style(
  layered({
    background: color.surface,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    overflow: 'clip',
    minInlineSize: 0,
  }),
);

export const item = style(layered({ selectors: { '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` } } }));

/** Styled as body text, regardless of its heading level. */
export const heading = style(
  layered({ fontFamily: font.body, fontSize: fontSize.md, fontWeight: fontWeight.medium, lineHeight: lineHeight.normal }),
);

export const trigger = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    inlineSize: '100%',
    minBlockSize: control.lg,
    paddingBlock: space.md,
    paddingInline: space.lg,
    textAlign: 'start',
    selectors: {
      '&:hover:not(:disabled)': { background: color.sunken, transition: `background ${motion.fast}` },
      '&:disabled': { opacity: 0.5 },
      // Inside the box, which clips overflow.
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.lg },
    },
    '@media': { [coarsePointer]: { minBlockSize: `max(${TOUCH_TARGET}, ${control.lg})` } },
  }),
);

export const icon = style(layered({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25em', color: color.accentText }));

export const title = style(layered({ flex: 1, minInlineSize: 0 }));

export const note = style(
  layered({
    display: 'block',
    color: color.textMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const arrow = style(
  layered({
    flexShrink: 0,
    color: color.textMuted,
    transition: `transform ${motion.overlay} ${motion.ease}`,
    selectors: { '[data-state=open] > &': { transform: 'rotate(180deg)' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

/** Set by Radix while the content opens and closes. */
const height = 'var(--radix-collapsible-content-height)';
const unfold = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } });
const fold = keyframes({ from: { blockSize: height }, to: { blockSize: 0 } });

export const content = style(
  layered({
    overflow: 'hidden',
    selectors: {
      '&[data-state=open]': { animation: `${unfold} ${motion.overlay} ${motion.ease}` },
      '&[data-state=closed]': { animation: `${fold} ${motion.overlay} ${motion.ease}` },
    },
    '@media': { [reducedMotion]: { animation: 'none !important' } },
  }),
);

export const body = style(layered({ paddingInline: space.lg, paddingBlock: `${space.xs} ${space.lg}`, color: color.textMuted }));
