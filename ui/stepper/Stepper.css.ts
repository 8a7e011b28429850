import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

const NARROW = '(inline-size < 480px)';
const forcedColors = '(forced-colors: active)';

export const root = style(layered({ display: 'grid', gap: space.sm, containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 }));

export const steps = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const step = style(
  layered({
    minInlineSize: 0,
    paddingBlockStart: space.sm,
    borderBlockStart: `3px solid ${color.border}`,
    color: color.textMuted,
    fontSize: fontSize.sm,
    lineHeight: lineHeight.tight,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-reached]': {
        borderBlockStartColor: color.accent,
        color: color.text,
        '@media': { [forcedColors]: { borderBlockStartColor: 'Highlight' } },
      },
      '&[aria-current=step]': { fontWeight: fontWeight.bold },
      '[data-status=failed] &[aria-current=step]': { borderBlockStartColor: color.critical, color: color.criticalText },
    },
  }),
);

/** In a narrow container the steps are lines, and only the current one has a name, below. */
export const name = style(
  layered({
    '@container': { [NARROW]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
  }),
);

export const current = style(
  layered({
    display: 'none',
    fontSize: fontSize.sm,
    fontWeight: fontWeight.bold,
    '@container': { [NARROW]: { display: 'block' } },
    selectors: { '[data-status=failed] > &': { color: color.criticalText } },
  }),
);

export const failure = style(layered({ display: 'inline-block', marginInlineEnd: space.xs, verticalAlign: 'text-bottom' }));
