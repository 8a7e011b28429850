import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { borderWidth, color, fontWeight, lineHeight, radius, shadow } = vars;

export const bar = style(layered({ display: 'grid' }));

/** Like an entry of the bottom bar; on wide screens a tab at the edge, as wide as the page's margin. */
export const button = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 2,
    minBlockSize: 60,
    paddingBlockStart: 6,
    color: color.chromeMuted,
    selectors: { '&:hover': { color: color.chromeText } },
    '@media': {
      [WIDE]: {
        placeContent: 'center',
        minBlockSize: 56,
        padding: 0,
        borderStartStartRadius: radius.md,
        borderEndStartRadius: radius.md,
        border: `${borderWidth.thin} solid ${color.border}`,
        borderInlineEnd: 0,
        background: color.raised,
        color: color.accentText,
        boxShadow: shadow.md,
        selectors: { '&:hover': { color: color.text } },
      },
    },
  }),
);

/** On wide screens the button's name and title say it. */
export const label = style(
  layered({
    maxInlineSize: '100%',
    paddingInline: 2,
    fontSize: '0.6875rem',
    lineHeight: lineHeight.tight,
    textAlign: 'center',
    letterSpacing: '-0.01em',
    fontWeight: fontWeight.medium,
    '@media': { [WIDE]: { display: 'none' } },
  }),
);
