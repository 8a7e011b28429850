import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, shadow, space } = vars;

/** While winners load, the strip is clipped at the page's edge. */
export const loading = style(layered({ overflow: 'hidden', minInlineSize: 0 }));

export const list = style(
  layered({
    display: 'grid',
    gap: space.sm,
    selectors: {
      '&[data-look=strip]': { gridAutoFlow: 'column', gridAutoColumns: 320, inlineSize: 'max-content' },
      '&[data-look=podium]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '@media': {
      [MEDIUM]: {
        selectors: {
          '&[data-look=list]': { gridTemplateColumns: 'repeat(auto-fill, minmax(304px, 1fr))' },
          // Three columns at most, and fewer if names would not fit beside amounts.
          '&[data-look=podium]': { gridTemplateColumns: 'repeat(auto-fill, minmax(max(290px, 30%), 1fr))' },
        },
      },
    },
  }),
);

export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    inlineSize: '100%',
    textAlign: 'start',
    alignItems: 'center',
    gap: space.md,
    padding: space.sm,
    paddingInlineEnd: space.md,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    selectors: { '&[data-medal]': { padding: space.md, boxShadow: shadow.sm, borderColor: color.highlight } },
  }),
);

export const art = style(
  layered({
    position: 'relative',
    inlineSize: 48,
    blockSize: 48,
    borderRadius: radius.sm,
    overflow: 'hidden',
    selectors: { [`${row}[data-medal] &`]: { inlineSize: 64, blockSize: 64 } },
  }),
);

export const medal = style(
  layered({
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: radius.pill,
    background: color.highlight,
    color: color.onHighlight,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.bold,
  }),
);

export const who = style(layered({ display: 'grid', minInlineSize: 0, gap: space.xxs, lineHeight: lineHeight.tight }));

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const player = style(layered({ ...line, fontSize: fontSize.sm, fontWeight: fontWeight.medium }));

/** Isolates a game name's direction, so that it truncates at its end. */
export const game = style(
  layered({ ...line, fontSize: fontSize.xs, color: color.textMuted, selectors: { '[dir=rtl] &': { textAlign: 'right' } } }),
);

export const amount = style(layered({ color: color.highlightText, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }));

export const waiting = style(layered({ blockSize: 66 }));
