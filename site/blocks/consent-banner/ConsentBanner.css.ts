import { style } from '@vanilla-extract/css';

import { layered, WIDE } from '#site/lib/layered.ts';
import { aboveBar } from '#ui/theme/pageEdges.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, layer, radius, shadow, space } = vars;

/** Above the bottom bar; in a corner on wider screens. */
export const banner = style(
  layered({
    position: 'fixed',
    insetInline: 12,
    insetBlockEnd: `calc(${aboveBar} + 12px)`,
    zIndex: layer.bar,
    display: 'grid',
    gap: space.md,
    padding: space.lg,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.raised,
    color: color.text,
    boxShadow: shadow.lg,
    '@media': { [WIDE]: { insetInlineEnd: 'auto', insetInlineStart: 24, insetBlockEnd: 24, maxInlineSize: 440 } },
  }),
);

export const link = style(layered({ color: color.accentText, textDecoration: 'underline' }));

export const answers = style(layered({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.sm }));
