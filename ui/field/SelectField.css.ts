import { style } from '@vanilla-extract/css';

import { input } from '../private/Field.css.ts';
import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

/** The native control without its native arrow, which each platform draws differently. */
export const select = style([
  input,
  layered({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: vars.space.xxxl,
    selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 1 } },
  }),
]);

/** The list itself is drawn by the browser, on its own ground. */
export const option = style(layered({ background: vars.color.raised, color: vars.color.text }));

/** Presses pass through to the control under it. */
export const arrow = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space.md,
    marginBlock: 'auto',
    pointerEvents: 'none',
    color: vars.color.textMuted,
  }),
);
