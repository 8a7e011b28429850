import { style } from '@vanilla-extract/css';

import { article } from '#site/components/reading.css.ts';
import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const hero = style([
  article,
  layered({
    gap: space.md,
    background: `radial-gradient(80% 160% at 0% 100%, ${color.accentSoft}, transparent 70%), ${color.surface}`,
    '@media': { [MEDIUM]: { padding: space.xxl } },
  }),
]);
export const heroTitle = style(layered({ fontSize: fontSize.xxl, lineHeight: lineHeight.tight }));
export const heroText = style(layered({ color: color.textMuted, maxInlineSize: '68ch' }));
export const signs = style(layered({ display: 'grid', gap: space.xs, paddingInlineStart: space.xl, listStyle: 'disc' }));

export const section = style([article, layered({ gap: space.lg, '@media': { [MEDIUM]: { padding: space.xl } } })]);
export const note = style(layered({ color: color.textMuted, fontSize: fontSize.sm, maxInlineSize: '72ch' }));

/** As many columns as fit. */
export const cards = style(
  layered({
    display: 'grid',
    gap: space.md,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    padding: 0,
    listStyle: 'none',
  }),
);

export const cardHead = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: space.md }),
);
export const amount = style(layered({ fontSize: fontSize.lg, fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' }));
export const change = style(layered({ justifySelf: 'start' }));

export const pending = style(
  layered({
    display: 'grid',
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.md,
    background: color.infoSoft,
    color: color.infoText,
    fontSize: fontSize.sm,
  }),
);

export const form = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, maxInlineSize: 640 }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.lg, rowGap: space.sm }));
export const consequences = style(layered({ display: 'grid', gap: space.xs, paddingInlineStart: space.xl, listStyle: 'disc' }));

export const link = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    color: color.accentText,
    fontSize: fontSize.sm,
    textDecoration: 'underline',
  }),
);
