import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { coarsePointer, layered, TOUCH_TARGET } from '../private/layered.ts';

/** Of the icon before a message, px. */
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
    selectors: {
      '&:hover': { borderColor: vars.color.textMuted, transition: `border-color ${vars.motion.fast} ${vars.motion.ease}` },
      '&:focus-within': { borderColor: vars.color.focus, outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[data-invalid]': { borderColor: vars.color.criticalText },
      '&[data-invalid]:focus-within': { outlineColor: vars.color.criticalText },
      // To read and to copy, with the text in full strength: only the ground says that it is not for typing.
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
    // Empty, it takes no room, not even the gap above it.
    selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.xs})` } },
  }),
);

/** Before the message, centred on its first line, beside all of them. */
export const messageIcon = style(
  layered({
    float: 'inline-start',
    blockSize: `calc(${vars.lineHeight.normal} * 1em)`,
    marginInlineStart: `calc(-1 * (${ICON_SIZE} + ${vars.space.xs}))`,
  }),
);

/** Colour of a message, by its tone. */
export const tone = styleVariants({
  info: layered({ color: vars.color.infoText }),
  positive: layered({ color: vars.color.positiveText }),
  caution: layered({ color: vars.color.cautionText }),
  critical: layered({ color: vars.color.criticalText }),
});
