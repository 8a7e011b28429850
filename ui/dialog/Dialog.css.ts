import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

export const content = style(
  layered({ display: 'grid', justifyItems: 'center', gap: space.sm, padding: space.xl, paddingBlockEnd: space.lg, textAlign: 'center' }),
);

export const tone = styleVariants({
  info: layered({ background: color.infoSoft, color: color.infoText }),
  positive: layered({ background: color.positiveSoft, color: color.positiveText }),
  caution: layered({ background: color.cautionSoft, color: color.cautionText }),
  critical: layered({ background: color.criticalSoft, color: color.criticalText }),
});

export const icon = style(
  layered({ display: 'grid', placeItems: 'center', inlineSize: 56, blockSize: 56, marginBlockEnd: space.sm, borderRadius: radius.pill }),
);

export const title = style(layered({ fontSize: vars.fontSize.lg, letterSpacing: '-0.01em' }));

export const message = style(layered({ color: color.textMuted, textWrap: 'pretty' }));

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.md, padding: space.xl, paddingBlockStart: space.sm }));

/** Buttons share the row equally; long texts take a row each, and wrap only if even that is too narrow. */
export const action = style(layered({ flex: '1 1 8rem', minInlineSize: 'fit-content' }));
