import { style } from '@vanilla-extract/css';

import { canHover, layered } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { selectedTile } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, motion, radius, shadow, space } = vars;

export const bar = style(layered({ display: 'flex', gap: space.sm, inlineSize: 'max-content' }));

/** As the loaded row, but overflow is clipped: the placeholder does not scroll. */
export const waitingBar = style(layered({ display: 'flex', gap: space.sm, paddingBlock: 4, overflow: 'clip' }));

export const choice = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: 44,
    paddingInline: `${space.sm} ${space.lg}`,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    color: color.text,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    transition: `border-color ${motion.fast}, background ${motion.fast}, box-shadow ${motion.fast}`,
    selectors: {
      '&[data-look=logo]': { minInlineSize: 72, justifyContent: 'center', paddingInline: space.md },
      ...chosen('&[aria-pressed=true]', selectedTile),
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-pressed=true])': { borderColor: color.borderStrong, boxShadow: shadow.sm } } },
    },
  }),
);

export const logo = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    overflow: 'hidden',
    borderRadius: radius.sm,
    background: color.sunken,
    flexShrink: 0,
  }),
);

export const hot = style(
  layered({
    position: 'absolute',
    insetBlockStart: -4,
    insetInlineEnd: -4,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: radius.pill,
    background: color.highlight,
    color: color.onHighlight,
  }),
);

export const waiting = style(layered({ flex: '0 0 128px', blockSize: 44 }));
