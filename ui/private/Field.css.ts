import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { coarsePointer, layered, reducedMotion, TOUCH_TARGET } from './layered.ts';

export const root = style(layered({ display: 'grid', gap: vars.space.xs, minInlineSize: 0, textAlign: 'start' }));

export const label = style(
  layered({
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.normal,
  }),
);

export const required = style(layered({ color: vars.color.criticalText, marginInlineStart: vars.space.xs }));

export const description = style(layered({ fontSize: vars.fontSize.sm, color: vars.color.textMuted }));

/** What a popup under the frame is placed by; the frame itself clips. */
export const anchor = style(layered({ position: 'relative', minInlineSize: 0 }));

/** The box that looks like the field: the input and what stands beside it share one outline. */
export const frame = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    overflow: 'clip',
    background: vars.color.surface,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { borderColor: vars.color.textMuted },
      '&:focus-within': { borderColor: vars.color.focus, outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[data-invalid]': { borderColor: vars.color.criticalText },
      '&[data-invalid]:focus-within': { outlineColor: vars.color.criticalText },
      '&[data-disabled]': { background: vars.color.sunken, borderColor: vars.color.border, color: vars.color.textMuted },
    },
  }),
);

export const frameSize = styleVariants({
  md: layered({
    minBlockSize: vars.control.md,
    '@media': { [coarsePointer]: { minBlockSize: `max(${TOUCH_TARGET}, ${vars.control.md})` } },
  }),
  lg: layered({ minBlockSize: vars.control.lg }),
});

/** The native control: it fills the frame, which draws the outline for it. */
export const input = style(
  layered({
    flex: '1 1 auto',
    minInlineSize: 0,
    inlineSize: '100%',
    border: 0,
    background: 'transparent',
    paddingInline: vars.space.lg,
    // Below 16 px, phones zoom the page when the field takes focus.
    fontSize: vars.fontSize.md,
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      // Browsers paint saved values on a yellow ground with black text; an inset shadow is the only way to repaint it.
      '&:autofill': { boxShadow: `inset 0 0 0 100px ${vars.color.accentSoft}`, WebkitTextFillColor: vars.color.text },
    },
  }),
);

const affix = { display: 'flex', alignItems: 'center', flex: '0 0 auto', color: vars.color.textMuted } as const;
export const start = style(layered({ ...affix, paddingInlineStart: vars.space.lg, marginInlineEnd: `calc(-1 * ${vars.space.xs})` }));
export const end = style(layered(affix));

/** A button inside the frame; its own ring is drawn inwards, since the frame clips. */
export const action = style(
  layered({
    flex: '0 0 auto',
    alignSelf: 'stretch',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    minInlineSize: TOUCH_TARGET,
    paddingInline: vars.space.md,
    color: vars.color.textMuted,
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.md, color: vars.color.text },
    },
  }),
);

/** Grows from nothing, so that a message does not make the form jump. */
export const messageSlot = style(
  layered({
    display: 'grid',
    gridTemplateRows: '0fr',
    transition: `grid-template-rows ${vars.motion.overlay} ${vars.motion.ease}`,
    selectors: { '&[data-shown]': { gridTemplateRows: '1fr' }, '&:not([data-shown])': { marginBlockStart: `calc(-1 * ${vars.space.xs})` } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

export const messageClip = style(layered({ overflow: 'hidden', minBlockSize: 0 }));

export const message = style(layered({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs, fontSize: vars.fontSize.sm }));

/** Centres the icon on the message's first line. */
export const messageIcon = style(layered({ flex: '0 0 auto', blockSize: `calc(${vars.lineHeight.normal} * 1em)` }));

/** Colour of a message, by its tone. */
export const tone = styleVariants({
  info: layered({ color: vars.color.infoText }),
  positive: layered({ color: vars.color.positiveText }),
  caution: layered({ color: vars.color.cautionText }),
  critical: layered({ color: vars.color.criticalText }),
});
