import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

/** In the header's colors, as high as the balance beside it. */
export const button = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 44,
    paddingInline: space.sm,
    borderRadius: radius.pill,
    color: color.chromeMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    selectors: { '&:hover': { color: color.chromeText } },
  }),
);

export const link = style(
  layered({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: color.accentText, textDecoration: 'underline' }),
);

export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    marginBlockStart: space.sm,
    color: color.textMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
  }),
);
