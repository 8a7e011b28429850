import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import * as reading from '#site/components/reading.css.ts';
import { row } from '#site/components/rows.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export { arrow } from '#site/components/reading.css.ts';
export { rows as sent } from '#site/components/rows.css.ts';

export const back = style([
  reading.back,
  layered({ padding: 0, border: 0, background: 'none', font: 'inherit', fontWeight: fontWeight.medium, cursor: 'pointer' }),
]);

export const sheet = style(layered({ overflow: 'clip', '@media': { [MEDIUM]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } } }));

export const art = style(
  layered({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    background: color.sunken,
    '@media': { [MEDIUM]: { blockSize: '100%', minBlockSize: 200 } },
  }),
);

export const words = style(layered({ display: 'grid', alignContent: 'center', gap: space.sm, padding: space.lg, minInlineSize: 0 }));

export const title = style(
  layered({
    margin: 0,
    fontSize: fontSize.xl,
    lineHeight: lineHeight.tight,
    textWrap: 'balance',
    outline: 'none',
    overflowWrap: 'anywhere',
  }),
);

/** Separates actions from text. */
export const now = style(layered({ justifyItems: 'start', gap: space.lg }));

export const next = style(layered({ textWrap: 'pretty' }));

export const reason = style(
  layered({
    inlineSize: '100%',
    padding: space.md,
    borderInlineStart: `4px solid ${color.critical}`,
    borderRadius: radius.sm,
    background: color.criticalSoft,
    color: color.criticalText,
  }),
);

export const sentOne = style([row, layered({ display: 'grid', gap: space.xs, padding: space.md })]);

export const sentHead = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    fontSize: fontSize.sm,
  }),
);

export const comment = style(layered({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
