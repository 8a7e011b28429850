import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

export const base = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: 22,
    paddingInline: space.sm,
    borderRadius: radius.pill,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.bold,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

export const tone = styleVariants({
  neutral: layered({ background: color.surface, color: color.textMuted, boxShadow: `inset 0 0 0 1px ${color.border}` }),
  accent: layered({ background: color.accentSoft, color: color.accentText }),
  highlight: layered({ background: color.highlight, color: color.onHighlight }),
  info: layered({ background: color.infoSoft, color: color.infoText }),
  positive: layered({ background: color.positiveSoft, color: color.positiveText }),
  caution: layered({ background: color.cautionSoft, color: color.cautionText }),
  critical: layered({ background: color.criticalSoft, color: color.criticalText }),
});

export const count = style([
  base,
  layered({
    minBlockSize: 20,
    minInlineSize: 20,
    paddingInline: 6,
    background: color.critical,
    color: color.onCritical,
    fontVariantNumeric: 'tabular-nums',
  }),
]);
