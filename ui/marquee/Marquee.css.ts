import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { radius, space } = vars;

export const root = style(layered({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 }));

/** Fades at both ends, so that texts are not clipped abruptly. */
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
      // Inset, since the surrounding bar is usually just as high.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);

/** Padding for the focus rings inside, which the viewport would clip. */
export const list = style(
  layered({ display: 'flex', alignItems: 'center', inlineSize: 'max-content', padding: space.sm, gap: space.xxl, whiteSpace: 'nowrap' }),
);
