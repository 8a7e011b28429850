import { style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM, reducedMotion, WIDE } from '#site/lib/layered.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, motion, radius, shadow, space } = vars;

/** Under the page's header while the games scroll; as wide as the games, so that they pass behind it. */
export const toolbar = style(
  layered({
    position: 'sticky',
    insetBlockStart: belowHeader,
    // Above tiles, below the header.
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minInlineSize: 0,
    paddingBlock: space.xs,
    background: color.canvas,
  }),
);

/** On phones as wide as its magnifier, until it is used. */
export const search = style(
  layered({
    flex: '0 0 58px',
    overflow: 'hidden',
    transition: `flex-basis ${motion.fast} ${motion.ease}`,
    selectors: { '&:focus-within, &[data-filled=true]': { flex: '1 0 100%' } },
    '@media': {
      [reducedMotion]: { transition: 'none' },
      [WIDE]: { flex: '0 0 240px', overflow: 'visible', selectors: { '&:focus-within, &[data-filled=true]': { flex: '0 0 240px' } } },
    },
  }),
);

export const filters = style(layered({ flexShrink: 0, paddingInline: space.md }));
/** On phones the icon says it, and the name is there for screen readers. */
export const word = style(
  layered({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@media': { [WIDE]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } },
  }),
);

/** Takes what is left. */
export const row = style(layered({ flex: 1, minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } }));

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

/** Hidden on phones for lack of space. */
export const icon = style(layered({ display: 'none', '@media': { [MEDIUM]: { display: 'inline-flex' } } }));
