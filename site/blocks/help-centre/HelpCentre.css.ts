import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { selectedTile } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

export const top = style(
  layered({
    display: 'grid',
    gap: space.md,
    '@media': { [WIDE]: { gridTemplateColumns: '1fr minmax(280px, 420px)', alignItems: 'end' } },
  }),
);

export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xl,
    '@media': { [WIDE]: { gridTemplateColumns: '248px minmax(0, 1fr)' } },
  }),
);

/** Beside the questions on wide screens, otherwise a wrapping line above them. */
export const topics = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm, '@media': { [WIDE]: { flexDirection: 'column', flexWrap: 'nowrap' } } }),
);

export const topic = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: 44,
    paddingInline: space.md,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    color: color.text,
    textDecoration: 'none',
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    selectors: {
      '&:hover': { background: color.sunken },
      ...chosen('&[aria-current]', selectedTile),
    },
  }),
);

export const service = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }));
