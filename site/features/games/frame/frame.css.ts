import { style } from '@vanilla-extract/css';

import { layered, MEDIUM, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, space } = vars;

/** The dynamic viewport height, since phones hide their toolbars. */
export const game = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    blockSize: '100%',
    background: color.chrome,
  }),
);

export const toolbar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 56,
    paddingInline: `max(${space.xs}, env(safe-area-inset-left)) max(${space.xs}, env(safe-area-inset-right))`,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${color.chromeBorder}`,
    background: color.chrome,
    color: color.chromeText,
    '@media': { [MEDIUM]: { paddingInline: space.lg } },
  }),
);

export const back = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));

export const name = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: fontSize.md,
  }),
);

export const balance = style(
  layered({
    display: 'grid',
    justifyItems: 'end',
    paddingInline: space.sm,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.bold,
    lineHeight: 1.2,
  }),
);

export const balanceLabel = style(layered({ color: color.chromeMuted, fontSize: fontSize.xs, fontWeight: fontWeight.regular }));

/** The game, and on wide screens what is beside it. */
export const floor = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
    background: color.sunken,
    '@media': { [WIDE]: { selectors: { '&[data-theater=true]': { gridTemplateColumns: 'minmax(0, 1fr) auto' } } } },
  }),
);

export const stage = style(
  layered({
    position: 'relative',
    background: color.sunken,
    '@media': {
      [WIDE]: {
        selectors: {
          [`${floor}[data-theater=true] > &`]: { justifySelf: 'center', blockSize: '100%', aspectRatio: '16 / 9', maxInlineSize: '100%' },
        },
      },
    },
  }),
);

export const frame = style(layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }));

/** Covers the iframe while the game loads. */
export const veil = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.md,
    padding: space.lg,
    background: color.sunken,
    color: color.textMuted,
    textAlign: 'center',
  }),
);

export const request = style(layered({ display: 'block', marginBlockStart: space.sm, color: color.textMuted }));

export const alone = style(layered({ display: 'grid', placeContent: 'center', minBlockSize: '100%', padding: space.lg }));
