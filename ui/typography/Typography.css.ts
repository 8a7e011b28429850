import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { linkColor } from '../private/linkColor.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius } = vars;

export const size = styleVariants(fontSize, (value) => layered({ fontSize: value }));

export const weight = styleVariants(fontWeight, (value) => layered({ fontWeight: value }));

export const tone = styleVariants({
  normal: {},
  muted: layered({ color: color.textMuted }),
  accent: layered({ color: color.accentText }),
  info: layered({ color: color.infoText }),
  positive: layered({ color: color.positiveText }),
  caution: layered({ color: color.cautionText }),
  critical: layered({ color: color.criticalText }),
});

export const heading = style(layered({ margin: 0, lineHeight: lineHeight.tight, textWrap: 'balance' }));

export const truncate = style(
  layered({ display: 'block', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

/** Digits of equal width, so that amounts align in a column and counters do not jump. */
export const numeric = style(layered({ fontVariantNumeric: 'tabular-nums' }));

export const link = style(
  layered({
    color: fallbackVar(linkColor, color.accentText),
    borderRadius: radius.sm,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&:hover': { textDecorationThickness: '2px' },
    },
  }),
);

/** Alone, and not within a sentence: as high as a finger needs. */
export const standalone = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: 44,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const externalIcon = style(layered({ display: 'inline-block', verticalAlign: '-0.1em', marginInlineStart: '0.25em' }));
