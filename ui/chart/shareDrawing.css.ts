import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

/** Without shares the bar is an empty track. */
export const box = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    selectors: { '&[data-empty]': { background: color.sunken, border: `1px dashed ${color.borderStrong}`, borderRadius: radius.sm } },
  }),
);

export const picture = style(layered({ position: 'absolute', insetBlockStart: 0, left: 0, borderRadius: radius.sm }));

/** Slices other than the selected one. */
export const slice = style(layered({ selectors: { '&[data-faded]': { opacity: 0.35 } } }));
