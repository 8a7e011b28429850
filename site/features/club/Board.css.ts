import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, radius, shadow, space } = vars;

/** On wide screens, the first three are side by side and the others are rows below. */
export const list = style(
  layered({
    display: 'grid',
    gap: space.sm,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

const whole = { gridColumn: '1 / -1' } as const;

export const place = style(
  layered({
    ...whole,
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: 52,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
    selectors: {
      ...chosen('&[data-own=true]', { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` }),
      '&[data-lifted=true]': { minBlockSize: 84, gridTemplateColumns: '92px minmax(0, 1fr) auto', boxShadow: shadow.sm },
    },
    '@media': {
      [MEDIUM]: {
        selectors: {
          '&[data-lifted=true]': {
            gridColumn: 'auto',
            gridTemplateColumns: 'minmax(0, 1fr)',
            justifyItems: 'center',
            alignContent: 'center',
            alignItems: 'center',
            gap: space.sm,
            minBlockSize: 216,
            marginBlockEnd: space.sm,
            borderRadius: radius.lg,
            textAlign: 'center',
          },
          '&[data-rank="1"]': {
            background: `radial-gradient(90% 80% at 50% 0%, color-mix(in srgb, ${color.highlight} 30%, transparent), transparent), ${color.surface}`,
          },
        },
      },
    },
  }),
);

export const medal = style(layered({ display: 'grid', justifyItems: 'center' }));

export const rank = style(
  layered({ textAlign: 'center', color: color.textMuted, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }),
);

export const name = style(layered({ fontWeight: fontWeight.medium, overflowWrap: 'anywhere' }));

export const points = style(layered({ color: color.highlightText, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }));

export const own = style(
  layered({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 52,
    paddingBlock: space.sm,
    paddingInline: space.lg,
    borderRadius: radius.md,
    background: color.accentSoft,
    color: color.accentText,
    fontSize: fontSize.md,
    fontWeight: fontWeight.medium,
  }),
);

export const waiting = style(
  layered({
    ...whole,
    display: 'grid',
    blockSize: 52,
    selectors: { '&[data-lifted=true]': { blockSize: 84 } },
    '@media': { [MEDIUM]: { selectors: { '&[data-lifted=true]': { gridColumn: 'auto', blockSize: 216 } } } },
  }),
);
