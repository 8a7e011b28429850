import { style } from '@vanilla-extract/css';

import { layered, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, fontSize, fontWeight, radius, space } = vars;

export const chip = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
    minBlockSize: control.sm,
    paddingInlineStart: space.md,
    paddingInlineEnd: space.md,
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.accentText,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    selectors: { '&:has(button)': { paddingInlineEnd: space.xxs } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

export const text = style(layered({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));

export const remove = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: '0 0 auto',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: radius.pill,
    selectors: { '&:hover': { background: color.surface } },
    '@media': { '(pointer: coarse)': { inlineSize: TOUCH_TARGET, blockSize: TOUCH_TARGET } },
  }),
);
