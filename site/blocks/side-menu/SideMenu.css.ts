import { globalStyle, style } from '@vanilla-extract/css';

import { layered, pendingEntry } from '#site/lib/layered.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { selectedEntry } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { borderWidth, color, fontSize, fontWeight, motion, radius, shadow, space } = vars;

/** Below the sticky header, with a gap. */
const BELOW = `calc(${belowHeader} + ${space.xl})`;

/** Folded by the player's choice, which `head.js` knows before the first paint, or until there is one by the block's own. */
const FOLDED = '&:is(:root[data-side-menu=folded] *, :root:not([data-side-menu]) [data-short=true])';
/** Its width when folded. */
const RAIL = 80;
/** Container query of what is inside: as narrow as the rail. */
const narrow = `(max-width: ${RAIL}px)`;

/** Sticky beside a long page, below the header. */
export const menu = style(
  layered({
    position: 'sticky',
    insetBlockStart: BELOW,
    containerType: 'inline-size',
    inlineSize: 232,
    maxBlockSize: `calc(100dvh - ${BELOW} - ${space.xl})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    padding: space.sm,
    borderRadius: radius.lg,
    background: color.raised,
    boxShadow: shadow.sm,
    selectors: { [FOLDED]: { inlineSize: RAIL, padding: space.xs } },
  }),
);

/** Points to where the menu's edge would go. */
export const fold = style(
  layered({
    display: 'flex',
    marginInlineStart: 'auto',
    color: color.textMuted,
    rotate: '90deg',
    '@container': { [narrow]: { marginInline: 'auto', rotate: '-90deg' } },
  }),
);
globalStyle(`[dir=rtl] ${fold}`, layered({ scale: '1 -1' }));

/** Its title is beside the button that folds the menu. */
export const category = style(
  layered({
    marginBlock: `-32px ${space.sm}`,
    borderBlockEnd: `${borderWidth.thin} solid ${color.border}`,
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const title = style(
  layered({ paddingInline: `${space.sm} 44px`, minBlockSize: 32, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }),
);

/** Below the page's category, tiles beside each other. */
export const entries = style(
  layered({
    display: 'grid',
    gap: 2,
    selectors: { '&[data-tiles=true]': { gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))' } },
  }),
);

/** A row, or where it is narrow a tile: the icon with its name below, and without vendors. */
export const place = style(layered({ containerType: 'inline-size', selectors: pendingEntry }));

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
    '@container': {
      [narrow]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 2,
        minBlockSize: 52,
        paddingInline: 0,
        fontSize: fontSize.xs,
        lineHeight: 1.15,
        textAlign: 'center',
        hyphens: 'auto',
      },
    },
    selectors: {
      '&:hover': { color: color.text, background: color.sunken },
      ...chosen('&[aria-current=page]', selectedEntry),
    },
  }),
);
globalStyle(`${entry} > svg`, layered({ flexShrink: 0 }));

export const toggle = style(
  layered({
    color: color.textMuted,
    transition: `rotate ${motion.fast}`,
    selectors: { '&[aria-expanded=true]': { rotate: '180deg' } },
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const vendors = style(layered({ '@container': { [narrow]: { display: 'none' } } }));
globalStyle(`${place} > ${vendors}`, layered({ paddingInlineStart: space.xl }));

export const vendor = style([entry, layered({ gap: space.sm, inlineSize: '100%', minBlockSize: 40, paddingInline: space.sm })]);
