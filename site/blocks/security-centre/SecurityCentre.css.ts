import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, radius, space } = vars;

export const top = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);

export const standing = style(
  layered({
    display: 'grid',
    alignContent: 'center',
    gap: space.lg,
    padding: space.xl,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    background: color.surface,
  }),
);

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

/** One surface with separators between rows. */
export const sections = style(
  layered({
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    background: color.surface,
    overflow: 'hidden',
  }),
);
