import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered, MEDIUM, WIDE } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const gutter = 'clamp(12px, 3vw, 40px)';
/** Height of a line of entries, in CSS pixels. */
const LINE = 48;
/** Wide enough for a name beside everything else. */
const ROOMY = 'screen and (min-width: 1280px)';
const line = `1px solid ${vars.color.chromeBorder}`;

export const header = styleVariants({ bar: {}, stacked: {}, rail: {} }, (_, variant) =>
  layered({
    background: vars.color.chrome,
    color: vars.color.chromeText,
    // A game in full screen has a bar of its own.
    selectors: { ':root:fullscreen &': { display: 'none' } },
    ...(variant === 'rail'
      ? {
          display: 'flex',
          flexDirection: 'column',
          gap: vars.space.lg,
          blockSize: '100%',
          padding: vars.space.lg,
          overflowY: 'auto',
          borderInlineEnd: line,
        }
      : { borderBlockEnd: line }),
  }),
);

export const row = styleVariants({ bar: {}, stacked: {}, rail: {} }, (_, variant) =>
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    ...(variant === 'rail' ? {} : { minBlockSize: 64, maxInlineSize: 1440, marginInline: 'auto', paddingInline: gutter }),
  }),
);

export const brand = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: 44,
    borderRadius: vars.radius.md,
    flexShrink: 0,
  }),
);

export const name = style(
  layered({
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: vars.fontSize.xl,
    letterSpacing: '-0.01em',
    // The narrowest phones keep room for the account buttons.
    '@media': { 'screen and (max-width: 399px)': { display: 'none' } },
  }),
);

export const controls = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto', minInlineSize: 0 }),
);
globalStyle(`${header.rail} ${controls}`, layered({ marginInline: 0, marginBlockStart: 'auto', justifyContent: 'space-between' }));

/** A control on the chrome takes the chrome's ink, whatever the theme. */
export const control = style(layered({ color: vars.color.chromeText }));

/** The first thing to do, for a visitor and for a player; stands out on any chrome, also on one of the accent's own colour. */
const action = layered({ background: vars.color.chromeAction, color: vars.color.onChromeAction });
export const register = style(action);
export const deposit = style([action, layered({ flexShrink: 0 })]);

export const account = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }));
/** As wide as with its fields, which come later: nothing beside it moves. */
export const quickLogin = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.sm,
    inlineSize: 460,
    // Alone, the button stands where it will stand.
    selectors: { '&:has(> :only-child)': { justifyContent: 'end', gridTemplateColumns: 'auto' } },
  }),
);
export const stackedAccount = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm }),
);
globalStyle(`${stackedAccount} > button`, layered({ flex: '1 1 auto' }));
globalStyle(`${stackedAccount} > a`, layered({ flex: '1 1 100%' }));

/** A line of entries, and behind it what it had no room for. */
export const menu = style(layered({ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center' }));
globalStyle(
  `${header.stacked} ${menu}`,
  layered({ borderBlockStart: line, paddingInline: `max(${gutter}, calc((100% - 1440px) / 2 + ${gutter}))` }),
);

export const entries = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '0 1 auto',
    columnGap: vars.space.xs,
    minInlineSize: 0,
    // One line: what wraps into the next stands under "More".
    blockSize: LINE,
    overflow: 'hidden',
  }),
);
globalStyle(`${header.bar} ${menu}`, layered({ paddingInline: vars.space.lg }));

export const more = style(layered({ flexShrink: 0, color: vars.color.chromeMuted, fontSize: vars.fontSize.sm }));

export const verticalMenu = style(layered({ minInlineSize: 0 }));
export const verticalEntries = style(layered({ display: 'grid', gap: 2 }));

/** What may come once vendors are known: its room is kept, and nothing is in it to see, reach or hear. */
const coming = { '&[data-coming=true]': { visibility: 'hidden' } } as const;

export const entry = style(layered({ display: 'flex', alignItems: 'center', selectors: coming }));
globalStyle(`${verticalEntries} ${entry}`, layered({ justifyContent: 'space-between' }));

export const entryLink = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: LINE,
    paddingInline: vars.space.sm,
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    color: vars.color.chromeMuted,
    transition: `color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { color: vars.color.chromeText },
      ...chosen('&[aria-current=page]', { color: vars.color.chromeText, boxShadow: `inset 0 -3px 0 ${vars.color.accent}` }),
    },
  }),
);
// A line has room for all its words, not for a dozen drawings as well.
globalStyle(`${entries} ${entryLink} > svg`, layered({ display: 'none' }));
globalStyle(`${verticalEntries} ${entryLink}`, layered({ flex: 1, borderRadius: vars.radius.md, minBlockSize: 44 }));
globalStyle(
  `${verticalEntries} ${entryLink}[aria-current=page]`,
  layered({ boxShadow: `inset 3px 0 0 ${vars.color.accent}`, background: vars.color.chromeBorder }),
);
globalStyle(`[dir=rtl] ${verticalEntries} ${entryLink}[aria-current=page]`, layered({ boxShadow: `inset -3px 0 0 ${vars.color.accent}` }));

export const vendorsButton = style(layered({ color: vars.color.chromeMuted, marginInlineStart: -8, selectors: coming }));

export const balance = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInlineStart: vars.space.md,
    borderRadius: vars.radius.pill,
    border: line,
    fontWeight: vars.fontWeight.bold,
  }),
);

/** What kind of money it is stands above the amount, where there is more than one kind. */
export const money = style(layered({ display: 'grid', minInlineSize: 0 }));
export const trial = style(
  layered({
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1.2,
    color: vars.color.chromeMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const amount = style(
  layered({
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    // A balance in the millions of a small currency, and words in its place, give way before the controls do.
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [MEDIUM]: { fontSize: vars.fontSize.md } },
  }),
);

export const avatar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    flexShrink: 0,
    minInlineSize: 44,
    minBlockSize: 44,
    borderRadius: vars.radius.pill,
  }),
);

export const picture = style(layered({ position: 'relative' }));

/** Beside the picture where a line has room for it; screen readers have it from the button's name. */
export const nickname = style(
  layered({
    display: 'none',
    maxInlineSize: 128,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
  }),
);
// A bar's line is for the entries.
for (const roomy of [header.stacked, header.rail])
  globalStyle(`${roomy} ${nickname}`, layered({ '@media': { [ROOMY]: { display: 'block' } } }));

export const waiting = style(
  layered({ position: 'absolute', insetBlockStart: -2, insetInlineEnd: -4, '@media': { [WIDE]: { insetInlineEnd: -6 } } }),
);
