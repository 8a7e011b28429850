import { style } from '@vanilla-extract/css';

import { layered, MEDIUM, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

/** Media query: at most two columns. */
const NARROW = 'screen and (max-width: 639.98px)';

/** The response for the selected period; while loading, the dimmed previous one. */
export const answer = style(layered({ selectors: { '&[aria-busy=true]': { opacity: 0.55 } } }));

export const filters = style(
  layered({
    // On a phone: the first field, and the button to the others.
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' } },
    alignItems: 'end',
    gap: space.md,
  }),
);

/** Spans the whole bar. */
export const whole = style(layered({ gridColumn: '1 / -1', minInlineSize: 0 }));

/** Twice as wide as other fields: what is typed is longer than what is chosen. */
export const search = style(layered({ gridColumn: 'span 2', minInlineSize: 0, '@media': { [NARROW]: { gridColumn: '1 / -1' } } }));

/** Opens the filters on narrow screens. */
export const more = style(
  layered({
    gridColumn: 2,
    // A field ends with the gap before its message.
    marginBlockEnd: space.xs,
    paddingInline: space.md,
    '@media': { [MEDIUM]: { display: 'none' } },
  }),
);

/** Its filters use the bar's columns; on a phone, two on a line. */
export const own = style(
  layered({
    display: 'contents',
    '@media': {
      [NARROW]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridColumn: '1 / -1',
        alignItems: 'end',
        gap: space.md,
        selectors: { '&[data-open=false]': { display: 'none' } },
      },
    },
  }),
);

/** A whole line on a phone, unless the button to more filters is beside it. */
export const phoneLine = style(
  layered({ '@media': { [NARROW]: { selectors: { [`&:not(:has(+ ${more}))`]: { gridColumn: '1 / -1' } } } } }),
);

export const summary = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.md }),
);
/** Buttons of a list, at the end. */
export const tools = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }));
export const phoneOnly = style(layered({ '@media': { [MEDIUM]: { display: 'none' } } }));
export const wideOnly = style(layered({ '@media': { [NARROW]: { display: 'none' } } }));
export const count = style(layered({ fontSize: fontSize.sm, color: color.textMuted, lineHeight: lineHeight.tight }));
/** Export status; out of the flow while empty, but always rendered. */
export const saved = style([count, layered({ selectors: { '&:empty': { position: 'absolute' } } })]);
export const progress = style(layered({ flex: '1 1 180px', minInlineSize: 0 }));

export const pages = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space.md,
    minInlineSize: 0,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const pagination = style(layered({ flex: '1 1 260px', minInlineSize: 0 }));
export const pageSize = style(layered({ flex: '0 1 130px' }));
export const zone = style(layered({ color: color.textMuted, fontSize: fontSize.sm }));

export const money = style(
  layered({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: { '&[data-gain]': { color: color.positiveText, fontWeight: fontWeight.medium } },
  }),
);
/** Date and time are on one line where tables have the width for it. */
export const time = style(layered({ '@media': { [WIDE]: { whiteSpace: 'nowrap' } } }));
/** Date and time do not wrap internally. */
export const moment = style(layered({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
export const number = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space.xxs, maxInlineSize: '100%', minInlineSize: 0 }),
);
export const digits = style(
  layered({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxInlineSize: '16ch',
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** A name with a smaller second line. */
export const named = style(layered({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
export const under = style(
  layered({ color: color.textMuted, fontSize: fontSize.sm, fontWeight: fontWeight.regular, overflowWrap: 'anywhere' }),
);

/** A second line that records on phones have no room for. */
export const underWide = style([under, wideOnly]);

export const card = style(
  layered({
    padding: space.lg,
    border: `${vars.borderWidth.thin} solid ${color.border}`,
    borderRadius: radius.lg,
    background: color.surface,
    minInlineSize: 0,
  }),
);
