import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { row } from '#site/components/rows.css.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const invitation = style(
  layered({
    alignItems: 'center',
    gap: space.lg,
    background: `radial-gradient(90% 160% at 100% 0%, color-mix(in srgb, ${color.highlight} 26%, transparent), transparent 62%), ${color.surface}`,
    '@media': { [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: space.xl } },
  }),
);

export const terms = style(
  layered({ fontSize: fontSize.lg, fontWeight: fontWeight.bold, lineHeight: lineHeight.tight, textWrap: 'balance' }),
);

export const copied = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"label copy" "value value"',
    alignItems: 'center',
    gap: `${space.xs} ${space.md}`,
    inlineSize: '100%',
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: radius.md,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    background: color.surface,
  }),
);

export const label = style(layered({ gridArea: 'label', color: color.textMuted, fontSize: fontSize.sm }));

export const value = style(
  layered({
    gridArea: 'value',
    overflowWrap: 'anywhere',
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
  }),
);

export const qr = style(layered({ display: 'grid', justifyItems: 'center', gap: space.xs, margin: 0 }));

/** Light in both themes: cameras cannot read inverted QR codes. */
export const code = style(
  layered({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.md, background: color.onScrim }),
);

export const caption = style(layered({ maxInlineSize: 180, color: color.textMuted, fontSize: fontSize.sm, textAlign: 'center' }));

export const steps = style(
  layered({
    display: 'grid',
    gap: space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
  }),
);

export const step = style(layered({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: space.md }));

export const number = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: radius.pill,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: fontWeight.bold,
  }),
);

export const stepText = style(layered({ display: 'block', color: color.textMuted, fontSize: fontSize.sm }));

export { rows as list } from '#site/components/rows.css.ts';

export const friend = style([
  row,
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: space.md,
    paddingInline: space.lg,
  }),
]);

export const who = style(layered({ display: 'grid' }));

export const reward = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space.sm, color: color.positiveText, fontWeight: fontWeight.bold }),
);
