import { globalStyle, style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM, WIDE } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, motion, radius, shadow, space } = vars;

/** Media query: a phone in portrait orientation. */
const NARROW = 'screen and (max-width: 479px)';

export const toolbar = style(
  layered({
    display: 'grid',
    gap: space.md,
    '@media': { [WIDE]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' } },
  }),
);

/** On a phone, the lists scroll past the edge of the screen; beside the filters, they do not shrink. */
export const lists = style(
  layered({
    display: 'flex',
    gap: space.xs,
    minInlineSize: 0,
    padding: space.xs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderRadius: radius.pill,
    background: color.sunken,
    '@media': { [WIDE]: { flexShrink: 0, maxInlineSize: '100%' } },
  }),
);

export const list = style(
  layered({
    display: 'inline-flex',
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
    minBlockSize: 44,
    paddingInline: space.md,
    borderRadius: radius.pill,
    color: color.textMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    transition: `background ${motion.fast}, color ${motion.fast}`,
    selectors: chosen('&[aria-pressed=true]', { background: color.raised, color: color.text, boxShadow: shadow.sm }),
    '@media': { [canHover]: { selectors: { '&:hover': { color: color.text } } }, [WIDE]: { paddingInline: space.lg } },
  }),
);

/** On a phone, the search has its own line and the selects share the next one. All of them wrap below the lists if space is short. */
export const fields = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    '@media': {
      [WIDE]: { display: 'grid', gridTemplateColumns: 'minmax(180px, 1fr) 180px 180px', flex: '1 1 560px', maxInlineSize: 720 },
    },
  }),
);

globalStyle(`${fields} > *`, layered({ flex: '1 1 132px', minInlineSize: 0 }));
export const search = style(layered({ flexBasis: '100%' }));
// The kit's clear button has a label and works in every browser.
globalStyle(`${search} ::-webkit-search-cancel-button`, layered({ display: 'none' }));

/** Hidden on phones for lack of space. */
export const icon = style(layered({ display: 'none', '@media': { [MEDIUM]: { display: 'inline-flex' } } }));
// Two selects share 360 px, so the padding around the arrow is reduced.
globalStyle(`${fields} select`, layered({ '@media': { [NARROW]: { paddingInline: `${space.sm} 32px` } } }));
