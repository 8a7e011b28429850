import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, space } = vars;

/** One line below the header, in the header's colors; the same height while loading. */
export const strip = style(
  layered({
    minBlockSize: 33,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.xl,
    paddingInline: space.md,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    color: color.text,
    fontSize: fontSize.sm,
  }),
);

export const part = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space.xs }));

export const link = style(
  layered({ display: 'inline-flex', alignItems: 'center', minBlockSize: 32, color: color.accentText, textDecoration: 'underline' }),
);
