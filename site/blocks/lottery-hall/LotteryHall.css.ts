import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, radius, space } = vars;

export const waitingHead = style(layered({ blockSize: 112 }));
export const waitingBoard = style(layered({ blockSize: 420 }));

export const unknown = style(
  layered({
    padding: `${space.md} ${space.lg}`,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    color: color.text,
  }),
);
