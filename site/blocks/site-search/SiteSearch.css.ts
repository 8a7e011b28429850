import { style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, motion, radius, space } = vars;

/** As high with few results as with many, so that the box stays where it is while one types. */
export const search = style(
  layered({
    display: 'grid',
    gap: space.lg,
    alignContent: 'start',
    '@media': { [MEDIUM]: { minBlockSize: 'min(64vh, 560px)' } },
  }),
);

export const found = style(layered({ display: 'grid', gap: space.xl, alignContent: 'start' }));

export const kind = style(layered({ display: 'grid', gap: space.sm, minInlineSize: 0 }));

export const head = style(layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md }));

export const title = style(layered({ fontSize: fontSize.sm, fontWeight: fontWeight.bold, color: color.textMuted }));

export const more = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    minBlockSize: 44,
    paddingInline: space.xs,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    color: color.accentText,
  }),
);

export const results = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.md } },
  }),
);

export const result = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    inlineSize: '100%',
    minBlockSize: 60,
    padding: space.xs,
    borderRadius: radius.md,
    textAlign: 'start',
    color: color.text,
    transition: `background ${motion.fast}`,
    '@media': { [canHover]: { selectors: { '&:hover': { background: color.sunken } } } },
    selectors: { '&:focus-visible': { background: color.sunken } },
  }),
);

export const picture = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 48,
    blockSize: 48,
    overflow: 'hidden',
    borderRadius: radius.sm,
    background: color.sunken,
    color: color.textMuted,
  }),
);

export const words = style(layered({ display: 'grid', flex: 1, minInlineSize: 0 }));

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style(layered({ fontWeight: fontWeight.medium, ...oneLine }));
export const detail = style(layered(oneLine));
