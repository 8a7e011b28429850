import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const tree = style(
  layered({ position: 'relative', flexGrow: 1, overflow: 'auto', minBlockSize: 0, paddingBlock: vars.space.xs, listStyle: 'none' }),
);

export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.control.sm,
    paddingInlineEnd: vars.space.sm,
    cursor: 'pointer',
    selectors: {
      '&[data-edge=top]': { boxShadow: `inset 0 2px 0 ${vars.color.accent}` },
      '&[data-edge=bottom]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
      '&[aria-level="1"]': { color: vars.color.textMuted, fontWeight: vars.fontWeight.medium },
      '&:hover': { background: vars.color.sunken },
      '&[data-origin=removed]': { textDecoration: 'line-through', color: vars.color.textMuted },
      ...chosen('&[aria-selected=true]', { background: vars.color.sunken, boxShadow: `inset 3px 0 0 ${vars.color.accent}` }),
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  }),
);

export const name = style(layered({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const id = style(
  layered({
    flexShrink: 2,
    minInlineSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const marks = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto', color: vars.color.textMuted }),
);
export const dot = style(layered({ inlineSize: 8, blockSize: 8, borderRadius: '50%', background: vars.color.accent }));

/** The choice of a part, the search and the tree, of which the tree scrolls. */
export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minBlockSize: 0,
    minInlineSize: 0,
    padding: vars.space.sm,
    background: vars.color.surface,
    borderInlineEnd: `1px solid ${vars.color.border}`,
  }),
);
export const item = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.md }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }));
