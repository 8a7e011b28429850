import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { linkColor } from '../private/linkColor.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

export const callout = style(
  layered({
    vars: { [linkColor]: 'currentcolor' },
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.md,
    minInlineSize: 0,
    padding: `${space.md} ${space.lg}`,
    borderRadius: radius.md,
    // A message may come from elsewhere, and hold anything.
    overflowWrap: 'anywhere',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

/** An empty region takes no room, and no gap of a stack. */
export const empty = style(layered({ position: 'absolute' }));

export const compact = style(layered({ gap: space.sm, paddingBlock: space.sm, paddingInline: space.md, fontSize: fontSize.sm }));

export const tone = styleVariants({
  neutral: layered({ background: color.sunken, color: color.text }),
  info: layered({ background: color.infoSoft, color: color.infoText }),
  positive: layered({ background: color.positiveSoft, color: color.positiveText }),
  caution: layered({ background: color.cautionSoft, color: color.cautionText }),
  critical: layered({ background: color.criticalSoft, color: color.criticalText }),
});

export const icon = style(layered({ flex: '0 0 auto', marginBlockStart: 2 }));

export const body = style(layered({ display: 'grid', flex: 1, gap: space.xs, minInlineSize: 0 }));

export const title = style(layered({ fontWeight: fontWeight.bold }));

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.xs }));
