import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { radius, space } = vars;

export const root = style(layered({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 }));

/** Fades out at both ends, so that words come and go instead of being cut. */
const fade = `linear-gradient(to right, transparent, black ${space.lg}, black calc(100% - ${space.lg}), transparent)`;

export const viewport = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: radius.sm,
    maskImage: fade,
    selectors: {
      '&[data-still]': { maskImage: 'none', overflowX: 'auto', scrollbarWidth: 'none', overscrollBehaviorX: 'contain' },
      // Drawn inwards, since the bar around it is usually just as high.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);

/** Its padding leaves room for the focus rings inside, which the viewport would clip. */
export const list = style(
  layered({ display: 'flex', alignItems: 'center', inlineSize: 'max-content', padding: space.sm, gap: space.xxl, whiteSpace: 'nowrap' }),
);
