import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const gap = styleVariants({ none: '0', ...space }, (value) => layered({ gap: value }));

export const stack = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }));

export const stackAlign = styleVariants({
  stretch: layered({ justifyItems: 'stretch' }),
  start: layered({ justifyItems: 'start' }),
  center: layered({ justifyItems: 'center' }),
  end: layered({ justifyItems: 'end' }),
});

export const row = style(layered({ display: 'flex', minInlineSize: 0 }));
export const wrap = style(layered({ flexWrap: 'wrap' }));

export const rowAlign = styleVariants({
  stretch: layered({ alignItems: 'stretch' }),
  start: layered({ alignItems: 'flex-start' }),
  center: layered({ alignItems: 'center' }),
  end: layered({ alignItems: 'flex-end' }),
  baseline: layered({ alignItems: 'baseline' }),
});

export const rowJustify = styleVariants({
  start: layered({ justifyContent: 'flex-start' }),
  center: layered({ justifyContent: 'center' }),
  end: layered({ justifyContent: 'flex-end' }),
  between: layered({ justifyContent: 'space-between' }),
});

/** Px. */
const columnWidths = { xs: 120, sm: 160, md: 240, lg: 320 } as const;

export const grid = style(layered({ display: 'grid', minInlineSize: 0 }));
export const gridColumn = styleVariants(columnWidths, (width) =>
  layered({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }),
);

export const divider = style(
  layered({
    inlineSize: '100%',
    blockSize: 0,
    margin: 0,
    border: 0,
    borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}`,
  }),
);

export const labeled = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
    '::before': { content: '', flex: 1, borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` },
    '::after': { content: '', flex: 1, borderBlockStart: `${vars.borderWidth.thin} solid ${color.border}` },
  }),
);
