import { globalStyle, style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';
import { action, header, line } from './Header.css.ts';

/** Wide enough to show the nickname, too. */
const ROOMY = 'screen and (min-width: 1280px)';

export const deposit = style([action, layered({ flexShrink: 0 })]);

/** The balance, and beside it the session's time. */
export const purse = style(layered({ display: 'flex', alignItems: 'center', minInlineSize: 'max-content' }));
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

/**
 * The wallet's name above the amount, if there are several wallets. Beside a wider amount, phones have no room for their other controls.
 */
export const money = style(layered({ display: 'grid', minInlineSize: 0, maxInlineSize: 'calc(100vw - 220px)' }));
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
