import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, radius, shadow, space } = vars;

export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));

/** The page's main panel: full width, with a gradient in the brand's color. */
export const hero = style(
  layered({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'center',
    padding: space.xl,
    borderRadius: radius.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: `radial-gradient(90% 160% at 100% 0%, color-mix(in srgb, ${color.highlight} 30%, transparent), transparent 62%), radial-gradient(80% 140% at 0% 100%, ${color.accentSoft}, transparent 70%), ${color.surface}`,
    boxShadow: shadow.sm,
    selectors: {
      // Decorative rays behind the text.
      '&::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlockStart: -120,
        insetInlineEnd: -110,
        inlineSize: 280,
        aspectRatio: '1',
        borderRadius: radius.pill,
        background: `repeating-conic-gradient(from 4deg, color-mix(in srgb, ${color.highlight} 34%, transparent) 0 7deg, transparent 7deg 18deg)`,
        maskImage: 'radial-gradient(closest-side, black, transparent)',
      },
      '&[data-split=start]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
    '@media': {
      [MEDIUM]: {
        padding: space.xxl,
        selectors: {
          // From the corner, so that they fade before the text.
          '&::after': { insetBlockStart: -220, insetInlineEnd: -220, inlineSize: 440 },
          '&[data-split=end]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
          '&[data-split=wide]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
        },
      },
    },
  }),
);

export const heroText = style(layered({ color: color.textMuted, maxInlineSize: '56ch' }));

/** At the end of the hero on wide screens, otherwise above the text. */
export const picture = style(layered({ order: -1, '@media': { [MEDIUM]: { order: 0, paddingInline: space.xl } } }));

/** As many columns as fit. */
export const tiles = style(
  layered({ display: 'grid', gap: space.md, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' }),
);

const badge = { display: 'grid', placeItems: 'center', background: color.accentSoft, color: color.accentText } as const;

export const mark = style(layered({ ...badge, inlineSize: 48, blockSize: 48, borderRadius: radius.md }));

/** The picture of an invitation. */
export const emblem = style(
  layered({
    ...badge,
    inlineSize: 72,
    blockSize: 72,
    borderRadius: radius.lg,
    '@media': { [MEDIUM]: { inlineSize: 120, blockSize: 120 } },
  }),
);
