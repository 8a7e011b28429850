import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** One surface with separators between rows. */
export { rows as sections } from '#site/components/rows.css.ts';

const { color, space } = vars;

export const top = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);

export const standing = style(layered({ alignContent: 'center' }));

export const verdict = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    selectors: {
      '&[data-level=low]': { color: color.criticalText },
      '&[data-level=medium]': { color: color.cautionText },
      '&[data-level=high]': { color: color.positiveText },
    },
  }),
);
