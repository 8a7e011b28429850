import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered, MEDIUM, pendingEntry } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { vars } from '#ui/theme/vars.css.ts';

const gutter = 'clamp(12px, 3vw, 40px)';
/** Width and height of the logo, in CSS pixels. */
export const LOGO = 40;
/** Height of a menu row, in CSS pixels. */
const LINE = 48;
export const line = `${vars.borderWidth.thin} solid ${vars.color.chromeBorder}`;

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

const middle = `minmax(${LOGO}px, max-content)`;
export const narrow = style([
  row.bar,
  layered({
    display: 'grid',
    gridTemplateColumns: `minmax(auto, 1fr) ${middle} minmax(auto, 1fr)`,
    selectors: { '&[data-arrangement=start]': { gridTemplateColumns: `auto ${middle} minmax(auto, 1fr)` } },
  }),
]);

/** One line high: without room beside the logo, the name wraps and is not seen. */
export const brand = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    columnGap: vars.space.sm,
    blockSize: 44,
    overflow: 'hidden',
    borderRadius: vars.radius.md,
  }),
);
globalStyle(`${brand} > *`, layered({ marginBlock: (44 - LOGO) / 2 }));

export const name = style(
  layered({
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: vars.fontSize.xl,
    lineHeight: `${LOGO}px`,
    letterSpacing: '-0.01em',
  }),
);

export const controls = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto', minInlineSize: 0 }),
);
// At least as wide as its controls, so that the brand's name gives way to a balance.
globalStyle(`${narrow} > ${controls}`, layered({ minInlineSize: 'auto' }));
globalStyle(`${narrow} > :first-child`, layered({ marginInline: 0 }));
globalStyle(`${header.rail} ${controls}`, layered({ marginInline: 0, marginBlockStart: 'auto', justifyContent: 'space-between' }));

/** Controls use the chrome's text color in both themes. */
export const control = style(layered({ color: vars.color.chromeText }));

/** The name needs its space on phones, unless the logo is first. */
export const login = style([
  control,
  layered({
    selectors: { [`${narrow}:not([data-arrangement=start]) &`]: { '@media': { 'screen and (max-width: 479px)': { display: 'none' } } } },
  }),
]);

/** The primary action for visitors and players; contrasts with any chrome, even one in the accent color. */
export const action = style(layered({ background: vars.color.chromeAction, color: vars.color.onChromeAction }));

export const account = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0, '@media': { [MEDIUM]: { gap: vars.space.sm } } }),
);
// The brand's name gives way to the words of buttons; with less room or larger text, they break.
globalStyle(
  `${narrow} ${account} > button`,
  layered({ '@media': { '(min-width: 22.5em)': { minInlineSize: 'max-content' } }, paddingInline: vars.space.sm }),
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

/** The current entry of a row. */
const current = { color: vars.color.chromeText, boxShadow: `inset 0 -3px 0 ${vars.color.chromeAction}` } as const;

export const more = style(
  layered({
    flexShrink: 0,
    borderRadius: 0,
    color: vars.color.chromeMuted,
    fontSize: vars.fontSize.sm,
    selectors: chosen('&[aria-current=true]', current),
  }),
);

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
      ...chosen('&[aria-current=page]', current),
    },
  }),
);
// A row has space for all labels, but not for icons as well.
globalStyle(`${entries} ${entryLink} > svg`, layered({ display: 'none' }));
globalStyle(`${verticalEntries} ${entryLink}`, layered({ flex: 1, borderRadius: vars.radius.md, minBlockSize: 44 }));
globalStyle(
  `${verticalEntries} ${entryLink}[aria-current=page]`,
  layered({ boxShadow: `inset 3px 0 0 ${vars.color.chromeAction}`, background: vars.color.chromeBorder }),
);
globalStyle(
  `[dir=rtl] ${verticalEntries} ${entryLink}[aria-current=page]`,
  layered({ boxShadow: `inset -3px 0 0 ${vars.color.chromeAction}` }),
);

export const vendorsButton = style(
  layered({ color: vars.color.chromeMuted, marginInlineStart: -8, selectors: { '&[data-coming=true]': { visibility: 'hidden' } } }),
);
