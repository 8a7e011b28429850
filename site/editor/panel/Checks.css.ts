import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const checks = style(
  layered({ position: 'relative', blockSize: '100%', minBlockSize: 0, display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }),
);
export const tabs = style(layered({ display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)', minBlockSize: 0 }));
globalStyle(`${tabs} > [role=tabpanel]`, layered({ overflow: 'auto', padding: vars.space.md }));
globalStyle(`${tabs} > [role=tablist]`, layered({ paddingInline: vars.space.sm }));
export const news = style(
  layered({
    position: 'absolute',
    insetBlockEnd: vars.space.sm,
    insetInlineEnd: vars.space.md,
    pointerEvents: 'none',
    fontSize: vars.fontSize.xs,
  }),
);
export const quiet = style(layered({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
export const note = style(layered({ color: vars.color.textMuted }));

export const groups = style(layered({ display: 'grid', gap: vars.space.lg }));
export const group = style(layered({ fontSize: vars.fontSize.sm, color: vars.color.textMuted, paddingInline: vars.space.sm }));

/** A fault or a change: pressing it leads to its place. */
export const item = style(
  layered({
    inlineSize: '100%',
    display: 'grid',
    gap: vars.space.xxs,
    padding: vars.space.sm,
    textAlign: 'start',
    fontSize: vars.fontSize.sm,
    borderRadius: vars.radius.sm,
    selectors: { '&:hover': { background: vars.color.sunken } },
  }),
);
export const code = style(layered({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' }));

export const contrast = style(layered({ display: 'grid', gap: vars.space.md }));
export const pairs = style(layered({ display: 'grid', fontSize: vars.fontSize.sm }));
export const pair = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 64px',
    alignItems: 'center',
    justifyItems: 'start',
    gap: vars.space.md,
    paddingBlock: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);
export const offer = style(layered({ gridColumn: '2 / -1' }));
export const ratio = style(layered({ fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted }));
export const swatch = style(
  layered({ inlineSize: 36, flex: '0 0 auto', borderRadius: vars.radius.sm, outline: `1px solid ${vars.color.border}` }),
);
