import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color } = vars;

/** Colors that `categories.svg` uses. */
export const art = style(
  layered({
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    vars: {
      '--art-body': color.onScrim,
      '--art-shade': `color-mix(in srgb, ${color.scrim} 32%, transparent)`,
      '--art-spark': color.highlight,
    },
  }),
);
