import { globalStyle, style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM, WIDE } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, motion, radius, shadow, space } = vars;

/** Media: a phone held upright. */
const NARROW = 'screen and (max-width: 479px)';

export const toolbar = style(
  layered({
    display: 'grid',
    gap: space.md,
    '@media': { [WIDE]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' } },
  }),
);

/** On a phone the lists run on past the edge of the screen, where the thumb finds them; beside the filters they keep their width. */
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

/** The search takes a line of its own on a phone, the choices share the next one. All of them go below lists that leave too little room. */
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
// Ours has a name, and is in every browser.
globalStyle(`${search} ::-webkit-search-cancel-button`, layered({ display: 'none' }));

/** A phone has room for the words only. */
export const icon = style(layered({ display: 'none', '@media': { [MEDIUM]: { display: 'inline-flex' } } }));
// Two choices share 360 px: what each says needs the room more than the air around its arrow.
globalStyle(`${fields} select`, layered({ '@media': { [NARROW]: { paddingInline: `${space.sm} 32px` } } }));
