import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { selectedEntry } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const groups = style(layered({ display: 'grid', gap: vars.space.lg }));
export const group = style(layered({ display: 'grid', gap: vars.space.xs }));
export const title = style(layered({ paddingInline: vars.space.md, color: vars.color.textMuted }));

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: 44,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.md,
} as const;

/** As the field looks that it opens. */
export const search = style(
  layered({
    ...row,
    border: `${vars.borderWidth.thin} solid ${vars.color.borderStrong}`,
    color: vars.color.textMuted,
  }),
);

export const entries = style(layered({ display: 'grid', gap: vars.space.xs }));

export const entry = style(
  layered({
    ...row,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:hover': { background: vars.color.sunken },
      ...chosen('&[aria-current=page]', selectedEntry),
    },
  }),
);

export const settings = style(
  layered({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.md,
    marginBlockStart: vars.space.lg,
    paddingBlockStart: vars.space.lg,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  }),
);
