import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize } = vars;

export const card = style(
  layered({
    // As high as the element beside it.
    blockSize: '100%',
    background: `radial-gradient(90% 160% at 100% 0%, color-mix(in srgb, ${color.highlight} 22%, transparent), transparent 62%), ${color.surface}`,
  }),
);
export const nickname = style(layered({ margin: 0, fontSize: fontSize.xl, overflowWrap: 'anywhere' }));
