import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { forcedColors } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, radius, space } = vars;

export const choice = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))',
    justifyItems: 'center',
    gap: space.md,
    margin: 0,
    padding: 0,
    border: 'none',
    minInlineSize: 0,
  }),
);
export const legend = style(layered({ paddingBlockEnd: space.md, color: color.textMuted, fontSize: fontSize.sm }));

export const option = style(layered({ position: 'relative', cursor: 'pointer' }));

/** Covers the whole picture, so that clicks and the focus ring apply to it. */
export const radio = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', margin: 0, opacity: 0, cursor: 'pointer' }),
);

export const picture = style(
  layered({
    display: 'block',
    padding: 3,
    borderRadius: radius.pill,
    border: '3px solid transparent',
    selectors: {
      'input:checked + &': { borderColor: color.accent, '@media': { [forcedColors]: { borderColor: 'Highlight' } } },
      'input:focus-visible + &': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
    },
  }),
);

/** No avatar is selected. */
export const fault = style(
  layered({ margin: 0, color: color.criticalText, fontSize: fontSize.sm, selectors: { '&:empty': { display: 'none' } } }),
);
