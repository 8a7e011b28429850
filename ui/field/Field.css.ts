import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { coarsePointer, layered, TOUCH_TARGET } from '../private/layered.ts';

/** Size of the icon before a message, px. */
export const ICON_PX = 16;
const ICON_SIZE = `${ICON_PX}px`;

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

/** Anchor of a popup under the frame; the frame itself clips. */
export const anchor = style(layered({ position: 'relative', minInlineSize: 0 }));

/** The visible box: the input and its addons share one outline. */
export const frame = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    overflow: 'clip',
    background: vars.color.surface,
    border: `${vars.borderWidth.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    selectors: {
      '&:hover': { borderColor: vars.color.textMuted, transition: `border-color ${vars.motion.fast} ${vars.motion.ease}` },
      '&:focus-within': { borderColor: vars.color.focus, outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[data-invalid]': { borderColor: vars.color.criticalText },
      '&[data-invalid]:focus-within': { outlineColor: vars.color.criticalText },
      // Read-only: full text contrast, for reading and copying; only the background differs.
      '&[data-read-only]': { background: vars.color.sunken, borderColor: vars.color.border },
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

/** The native control: it fills the frame, which renders the outline for it. */
export const input = style(
  layered({
    flex: '1 1 auto',
    minInlineSize: 0,
    inlineSize: '100%',
    border: 0,
    background: 'transparent',
    paddingInline: vars.space.lg,
    // Below 16 px, iOS zooms the page when the field gets focus.
    fontSize: vars.fontSize.md,
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      // `SearchField` clears by a button with a name, in every browser.
      '&::-webkit-search-cancel-button': { display: 'none' },
      // Browsers paint autofilled values on a yellow background with black text; an inset shadow is the only way to
      // override it.
      '&:autofill': { boxShadow: `inset 0 0 0 100px ${vars.color.sunken}`, WebkitTextFillColor: vars.color.text },
    },
  }),
);

const affix = { display: 'flex', alignItems: 'center', flex: '0 0 auto', color: vars.color.textMuted } as const;
export const start = style(layered({ ...affix, paddingInlineStart: vars.space.lg, marginInlineEnd: `calc(-1 * ${vars.space.xs})` }));
export const end = style(layered(affix));

/** A button inside the frame; its focus ring is inset, since the frame clips. */
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
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text, transition: `color ${vars.motion.fast} ${vars.motion.ease}` },
      '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.md, color: vars.color.text },
    },
  }),
);

export const message = style(
  layered({
    fontSize: vars.fontSize.sm,
    paddingInlineStart: `calc(${ICON_SIZE} + ${vars.space.xs})`,
    // Empty, it takes no space, and cancels its gap.
    selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.xs})` } },
  }),
);

/** Before the message, centered on its first line. */
export const messageIcon = style(
  layered({
    float: 'inline-start',
    blockSize: `calc(${vars.lineHeight.normal} * 1em)`,
    marginInlineStart: `calc(-1 * (${ICON_SIZE} + ${vars.space.xs}))`,
  }),
);

/** Color of a message, by its tone. */
export const tone = styleVariants({
  info: layered({ color: vars.color.infoText }),
  positive: layered({ color: vars.color.positiveText }),
  caution: layered({ color: vars.color.cautionText }),
  critical: layered({ color: vars.color.criticalText }),
});
