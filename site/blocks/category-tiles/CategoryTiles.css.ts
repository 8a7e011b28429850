import { globalStyle, style } from '@vanilla-extract/css';

import { canHover, layered, MEDIUM, reducedMotion, WIDE } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';
import { WIDE_COLUMNS } from './columns.ts';

const { color, font, fontSize, fontWeight, lineHeight, motion, radius, shadow, space } = vars;

function columnsOnWide(columns: number) {
  return [`&[data-columns="${columns}"]`, { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }] as const;
}

export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'dense',
    gap: space.md,
    selectors: {
      '&[data-look=pill]': { display: 'flex', gap: space.sm, overflowX: 'auto', scrollbarWidth: 'none', padding: 4, margin: -4 },
    },
    '@media': {
      [MEDIUM]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [WIDE]: { gap: space.lg, selectors: Object.fromEntries(WIDE_COLUMNS.map(columnsOnWide)) },
    },
  }),
);

export const place = style(
  layered({
    minInlineSize: 0,
    selectors: {
      [`${tiles}[data-look=tile] > &[data-featured=true]`]: { gridColumn: 'span 2' },
      [`${tiles}[data-look=pill] > &`]: { flex: '0 0 auto' },
    },
    '@media': { [MEDIUM]: { selectors: { [`${tiles}[data-look=tile] > &[data-featured=true]`]: { gridRow: 'span 2' } } } },
  }),
);

/** The last tile fills the remaining columns of its row. */
const lastOnWide = Array.from({ length: 6 }, (_, index) => index + 1).map(
  (span) => [`${tiles}[data-look=tile][data-last="${span}"] > &:last-child`, { gridColumn: `span ${span}` }] as const,
);
export const last = style(
  layered({
    // Two columns: a featured tile spans both, so an even count leaves the last tile alone.
    selectors: { [`${tiles}[data-look=tile]:has(> [data-featured=true]) > &:last-child:nth-child(even)`]: { gridColumn: 'span 2' } },
    '@media': { [WIDE]: { selectors: Object.fromEntries(lastOnWide) } },
  }),
);

/** The height of a loaded tile. */
export const waiting = style(
  layered({
    display: 'grid',
    blockSize: '100%',
    selectors: { '&[data-look=tile]': { minBlockSize: 112 }, '&[data-look=pill]': { minBlockSize: 48, inlineSize: 120 } },
    '@media': { [MEDIUM]: { selectors: { '&[data-look=tile]': { minBlockSize: 184 } } } },
  }),
);

/** From above, where the illustration is. */
const light = `radial-gradient(120% 90% at 80% 0%, color-mix(in srgb, ${color.onScrim} 22%, transparent), transparent 60%)`;

export const tile = style(
  layered({
    position: 'relative',
    display: 'flex',
    selectors: {
      '&[data-look=tile]': {
        flexDirection: 'column',
        justifyContent: 'flex-end',
        overflow: 'hidden',
        minBlockSize: 112,
        blockSize: '100%',
        padding: space.lg,
        borderRadius: radius.lg,
        color: color.onScrim,
        boxShadow: shadow.sm,
        isolation: 'isolate',
        transition: `box-shadow ${motion.fast}, transform ${motion.overlay} ${motion.ease}`,
      },
      '&[data-look=pill]': {
        alignItems: 'center',
        gap: space.sm,
        minBlockSize: 48,
        paddingInline: space.lg,
        borderRadius: radius.pill,
        border: `${vars.borderWidth.thin} solid ${color.border}`,
        background: color.surface,
        fontWeight: fontWeight.medium,
        whiteSpace: 'nowrap',
      },
      // Light from above, and dark enough at the bottom for white text on every brand's colors.
      '&[data-look=tile]::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: `${light}, linear-gradient(transparent 35%, ${color.scrim})`,
      },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&[data-look=tile]:hover': { transform: 'translateY(-3px)', boxShadow: shadow.lg },
          '&[data-look=pill]:hover': { borderColor: color.borderStrong, boxShadow: shadow.sm },
        },
      },
      [MEDIUM]: { selectors: { '&[data-look=tile]': { minBlockSize: 184 } } },
      [reducedMotion]: { selectors: { '&[data-look=tile]': { transition: 'none' }, '&[data-look=tile]:hover': { transform: 'none' } } },
    },
  }),
);

/** Two colors by category, from the brand and from tones that every theme defines. */
const grounds: Readonly<Record<string, readonly [string, string]>> = {
  RNG: [color.accent, color.highlight],
  LIVE: [color.critical, color.accent],
  FISH: [color.info, color.positive],
  PVP: [color.accentActive, color.info],
  SPORTS: [color.positive, color.info],
  ESPORTS: [color.info, color.accent],
  DS88: [color.caution, color.critical],
  LOTT: [color.critical, color.highlight],
  ELOTT: [color.highlight, color.accent],
};
for (const [category, [from, to]] of Object.entries(grounds)) {
  globalStyle(`${tile}[data-look=tile][data-category=${category}]`, layered({ background: `linear-gradient(135deg, ${from}, ${to})` }));
}

export const picture = style(
  layered({
    position: 'absolute',
    insetBlockStart: space.sm,
    insetInlineEnd: space.md,
    zIndex: -1,
    // Above the name on a phone.
    blockSize: '46%',
    aspectRatio: '1',
    filter: `drop-shadow(0 6px 12px ${color.scrim})`,
    transition: `transform ${motion.modal} ${motion.ease}`,
    selectors: { [`${place}[data-featured=true] &`]: { blockSize: '68%' } },
    '@media': {
      [MEDIUM]: { insetBlockStart: space.md, blockSize: '56%' },
      [canHover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.08) rotate(-3deg)' } } },
      [reducedMotion]: { transition: 'none', selectors: { [`${tile}:hover &`]: { transform: 'none' } } },
    },
  }),
);

export const name = style(
  layered({
    lineHeight: lineHeight.tight,
    selectors: {
      [`${tile}[data-look=tile] &`]: { fontFamily: font.heading, fontWeight: font.headingWeight, fontSize: fontSize.lg },
      [`${place}[data-featured=true] ${tile}[data-look=tile] &`]: { fontSize: fontSize.xxl },
    },
  }),
);

export const vendors = style(layered({ fontSize: fontSize.xs, opacity: 0.9 }));
