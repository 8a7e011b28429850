import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const footer = style(
  layered({
    background: vars.color.surface,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    marginBlockStart: vars.space.xxl,
  }),
);

export const column = style(
  layered({
    maxInlineSize: 1440,
    marginInline: 'auto',
    paddingInline: 'clamp(12px, 3vw, 40px)',
    paddingBlock: vars.space.xl,
    display: 'grid',
    gap: vars.space.xl,
  }),
);

export const vendor = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space.sm, paddingBlock: vars.space.sm }),
);

export const vendorName = style(
  layered({
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    color: vars.color.textMuted,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const parts = style(
  layered({ display: 'grid', gap: vars.space.xl, '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } } }),
);

export const licences = style(
  layered({ display: 'grid', gap: vars.space.lg, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }),
);

export const licence = style(
  layered({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space.md, alignItems: 'start', color: vars.color.textMuted }),
);

export const licenceTitle = style(layered({ fontSize: vars.fontSize.sm, color: vars.color.text }));

export const menu = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.lg }));

export const link = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
  }),
);

export const legal = style(
  layered({
    display: 'grid',
    gap: vars.space.md,
    alignItems: 'center',
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    paddingBlockStart: vars.space.lg,
    '@media': { [WIDE]: { gridTemplateColumns: 'auto 1fr auto' } },
  }),
);

export const age = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.color.critical}`,
    color: vars.color.criticalText,
    fontWeight: vars.fontWeight.bold,
    fontSize: vars.fontSize.sm,
  }),
);
