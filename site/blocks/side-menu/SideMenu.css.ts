import { globalStyle, style } from '@vanilla-extract/css';

import { layered, pendingEntry } from '#site/lib/layered.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { selectedEntry } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, motion, radius, shadow, space } = vars;

/** Below the sticky header, with a gap. */
const BELOW = `calc(${belowHeader} + ${space.xl})`;

/** Sticky beside a long page, below the header. */
export const menu = style(
  layered({
    position: 'sticky',
    insetBlockStart: BELOW,
    maxBlockSize: `calc(100dvh - ${BELOW} - ${space.xl})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    padding: space.sm,
    borderRadius: radius.lg,
    background: color.raised,
    boxShadow: shadow.sm,
  }),
);

export const entries = style(layered({ display: 'grid', gap: 2 }));

export const place = style(layered({ selectors: pendingEntry }));

export const line = style(layered({ display: 'flex', alignItems: 'center' }));

export const entry = style(
  layered({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minInlineSize: 0,
    minBlockSize: 44,
    paddingInline: space.md,
    borderRadius: radius.md,
    overflowWrap: 'anywhere',
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    color: color.textMuted,
    transition: `color ${motion.fast}, background-color ${motion.fast}`,
    selectors: {
      '&:hover': { color: color.text, background: color.sunken },
      ...chosen('&[aria-current=page]', selectedEntry),
    },
  }),
);
globalStyle(`${entry} > svg`, layered({ flexShrink: 0 }));

export const toggle = style(layered({ color: color.textMuted, transition: `rotate ${motion.fast}` }));
globalStyle(`${toggle}[aria-expanded=true]`, layered({ rotate: '180deg' }));

export const vendors = style(layered({ display: 'grid', paddingInlineStart: space.xl, paddingBlockEnd: space.sm }));

export const vendor = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: 40,
    paddingInline: space.sm,
    borderRadius: radius.sm,
    fontSize: fontSize.sm,
    color: color.textMuted,
    selectors: { '&:hover': { color: color.text, background: color.sunken } },
  }),
);
