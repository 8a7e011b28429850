import { style } from '@vanilla-extract/css';

import { chevron } from './chevron.ts';
import { action, input } from './Field.css.ts';
import { layered, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, shadow, space } = vars;

export const trigger = style([
  action,
  layered({
    paddingInline: `${space.lg} ${space.md}`,
    borderInlineEnd: `${vars.borderWidth.thin} solid ${color.border}`,
    color: color.text,
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
]);

export const flag = style(
  layered({ inlineSize: 24, blockSize: 17, objectFit: 'cover', borderRadius: 3, boxShadow: shadow.sm, background: color.skeleton }),
);

export const arrow = style(layered({ ...chevron(16), color: color.textMuted }));

export const search = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: space.lg,
    color: color.textMuted,
    borderBlock: `0 solid ${color.border}`,
    borderBlockEndWidth: 1,
    selectors: { '[data-side=above] > &': { borderBlockWidth: '1px 0' } },
  }),
);

export const searchInput = style([input, layered({ minBlockSize: TOUCH_TARGET, paddingInline: space.md, color: color.text })]);

export const name = style(layered({ flex: 1, minInlineSize: 0 }));

export const dialCode = style(
  layered({
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    // Muted text has too little contrast on an active background.
    selectors: { '[data-active] > &': { color: 'inherit' } },
  }),
);

export const nothing = style(layered({ padding: space.lg, color: color.textMuted, fontSize: fontSize.sm, textAlign: 'center' }));
