import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered, MEDIUM, pendingEntry } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const gutter = 'clamp(12px, 3vw, 40px)';
/** Height of a menu row, in CSS pixels. */
const LINE = 48;
/** Wide enough to show the nickname, too. */
const ROOMY = 'screen and (min-width: 1280px)';
const line = `${vars.borderWidth.thin} solid ${vars.color.chromeBorder}`;

export const header = styleVariants({ bar: {}, stacked: {}, rail: {} }, (_, variant) =>
  layered({
    background: vars.color.chrome,
    color: vars.color.chromeText,
    // The page's ring may not be seen on it.
    vars: { [vars.color.focus]: vars.color.chromeText },
    // A full-screen game has a separate bar.
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
    gap: vars.space.xs,
    '@media': { [MEDIUM]: { gap: vars.space.sm } },
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
    // Leaves space for the account buttons on the narrowest phones.
    '@media': { 'screen and (max-width: 399px)': { display: 'none' } },
  }),
);

export const controls = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto', minInlineSize: 0 }),
);
globalStyle(`${header.rail} ${controls}`, layered({ marginInline: 0, marginBlockStart: 'auto', justifyContent: 'space-between' }));

/** Controls use the chrome's text color in both themes. */
export const control = style(layered({ color: vars.color.chromeText }));

/** The primary action for visitors and players; contrasts with any chrome, even one in the accent color. */
const action = layered({ background: vars.color.chromeAction, color: vars.color.onChromeAction });
export const register = style(action);
export const deposit = style([action, layered({ flexShrink: 0 })]);

export const account = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0, '@media': { [MEDIUM]: { gap: vars.space.sm } } }),
);
/** As wide as with the lazy-loaded fields, to avoid layout shift. */
export const quickLogin = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.sm,
    inlineSize: 460,
    // The button alone is at its final position.
    selectors: { '&:has(> :only-child)': { justifyContent: 'end', gridTemplateColumns: 'auto' } },
  }),
);
export const stackedAccount = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm }),
);
globalStyle(`${stackedAccount} > button`, layered({ flex: '1 1 auto' }));
globalStyle(`${stackedAccount} > a`, layered({ flex: '1 1 100%' }));

/** The menu row, with its overflow menu. */
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
    // One line: wrapped entries move into "More".
    blockSize: LINE,
    overflow: 'hidden',
  }),
);
globalStyle(`${header.bar} ${menu}`, layered({ paddingInline: vars.space.lg }));

export const more = style(layered({ flexShrink: 0, color: vars.color.chromeMuted, fontSize: vars.fontSize.sm }));

export const verticalMenu = style(layered({ minInlineSize: 0 }));
export const verticalEntries = style(layered({ display: 'grid', gap: 2 }));

/** Invisible and not focusable: an entry beyond the first line. */
const hidden = { '&[data-hidden=true]': { visibility: 'hidden' } } as const;

export const entry = style(layered({ display: 'flex', alignItems: 'center', selectors: { ...hidden, ...pendingEntry } }));
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
// A row has space for all labels, but not for icons as well.
globalStyle(`${entries} ${entryLink} > svg`, layered({ display: 'none' }));
globalStyle(`${verticalEntries} ${entryLink}`, layered({ flex: 1, borderRadius: vars.radius.md, minBlockSize: 44 }));
globalStyle(
  `${verticalEntries} ${entryLink}[aria-current=page]`,
  layered({ boxShadow: `inset 3px 0 0 ${vars.color.accent}`, background: vars.color.chromeBorder }),
);
globalStyle(`[dir=rtl] ${verticalEntries} ${entryLink}[aria-current=page]`, layered({ boxShadow: `inset -3px 0 0 ${vars.color.accent}` }));

export const vendorsButton = style(
  layered({ color: vars.color.chromeMuted, marginInlineStart: -8, selectors: { '&[data-coming=true]': { visibility: 'hidden' } } }),
);

/** The balance, and beside it the session's time. */
export const purse = style(layered({ display: 'flex', alignItems: 'center', minInlineSize: 0 }));
/** In the rail, below each other where an amount would be cut. */
export const stackedPurse = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }));

export const balance = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInlineStart: vars.space.sm,
    borderRadius: vars.radius.pill,
    border: line,
    fontWeight: vars.fontWeight.bold,
    '@media': { [MEDIUM]: { paddingInlineStart: vars.space.md } },
  }),
);

/** The wallet's name above the amount, if there are several wallets. */
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
    // Large balances and placeholder texts shrink before the controls do.
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

/** Shown beside the avatar if there is space; the button's label includes it for screen readers. */
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
// The bar's row is for the menu entries.
for (const roomy of [header.stacked, header.rail])
  globalStyle(`${roomy} ${nickname}`, layered({ '@media': { [ROOMY]: { display: 'block' } } }));

/** A round button of the header, with a dot at its corner. */
export const bell = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    // Narrower than high where the balance needs the space.
    inlineSize: 36,
    blockSize: 44,
    borderRadius: vars.radius.pill,
    color: vars.color.chromeText,
    '@media': { [MEDIUM]: { inlineSize: 44 } },
  }),
);

export const dot = style(
  layered({
    position: 'absolute',
    insetBlockStart: 9,
    insetInlineEnd: 'calc(50% - 13px)',
    inlineSize: 10,
    blockSize: 10,
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.color.chrome}`,
    background: vars.color.chromeAction,
  }),
);

/** Groups in two columns: its many entries fit a screen. */
export const accountMenu = style(layered({ columnCount: 2, columnGap: vars.space.md, inlineSize: 'min(520px, calc(100vw - 16px))' }));
globalStyle(`${accountMenu} > :is(:first-child, [role=separator], [role=separator] ~ *)`, layered({ columnSpan: 'all' }));

export const waiting = style(layered({ position: 'absolute', insetBlockStart: -6, insetInlineEnd: -8 }));
