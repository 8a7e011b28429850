import { globalStyle, style } from '@vanilla-extract/css';

import { chevron } from './chevron.ts';
import { input } from './Field.css.ts';
import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** The native control without its native arrow, which differs by platform. */
export const select = style([
  input,
  layered({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: space.xxxl,
    selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 1 } },
  }),
]);

/** For the platform's list, which the browser renders on its own background. */
globalStyle(`${select} > option`, layered({ background: color.raised, color: color.text }));

/** Presses pass through to the control under it. */
export const arrow = style(
  layered({
    ...chevron(20),
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space.md,
    marginBlock: 'auto',
    pointerEvents: 'none',
    color: color.textMuted,
  }),
);

/** Icons are slightly larger than the text; pictures have their intrinsic size. */
export const start = style(layered({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25em' }));

export const optionLabel = style(layered({ flex: 1, minInlineSize: 0 }));
