import { style } from '@vanilla-extract/css';

import { action, input } from '../private/Field.css.ts';
import { layered, TOUCH_TARGET } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, layer, radius, shadow, space } = vars;

export const trigger = style([
  action,
  layered({
    paddingInline: `${space.lg} ${space.md}`,
    borderInlineEnd: `1px solid ${color.border}`,
    color: color.text,
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
]);

export const flag = style(
  layered({ inlineSize: 24, blockSize: 17, objectFit: 'cover', borderRadius: 3, boxShadow: shadow.sm, background: color.skeleton }),
);

export const arrow = style(layered({ color: color.textMuted }));

export const popup = style(
  layered({
    position: 'absolute',
    zIndex: layer.menu,
    insetBlockStart: `calc(100% + ${space.xs})`,
    insetInline: 0,
    overflow: 'hidden',
    background: color.raised,
    border: `1px solid ${color.border}`,
    borderRadius: radius.md,
    boxShadow: shadow.lg,
  }),
);

export const search = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: space.lg,
    color: color.textMuted,
    borderBlockEnd: `1px solid ${color.border}`,
  }),
);

export const searchInput = style([input, layered({ minBlockSize: TOUCH_TARGET, paddingInline: space.md, color: color.text })]);

export const list = style(layered({ maxBlockSize: 264, overflowY: 'auto', overscrollBehavior: 'contain', padding: space.xs }));

export const option = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: TOUCH_TARGET,
    paddingInline: space.md,
    borderRadius: radius.sm,
    cursor: 'pointer',
    selectors: {
      '&[data-active]': { background: color.accentSoft, outline: '2px solid transparent', outlineOffset: '-2px' },
      '&[aria-selected=true]': { fontWeight: fontWeight.medium },
    },
  }),
);

export const name = style(layered({ flex: 1, minInlineSize: 0 }));

export const dialCode = style(layered({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

export const nothing = style(layered({ padding: space.lg, color: color.textMuted, fontSize: fontSize.sm, textAlign: 'center' }));
