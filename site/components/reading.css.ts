import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, space } = vars;

/** Pages of words share their left edge and width. */
export const article = style(layered({ inlineSize: '100%', maxInlineSize: 800 }));

/** A centered column of text. Pages set the width. */
export const column = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    inlineSize: '100%',
    marginInline: 'auto',
  }),
);

/** Link back to the list. */
export const back = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space.xs,
    minBlockSize: 44,
    color: color.accentText,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  }),
);

/** Points to the start of the reading direction. */
export const arrow = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
