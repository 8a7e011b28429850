import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, font, radius, shadow, space } = vars;

export const page = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.md,
    minBlockSize: 'min(560px, 70dvh)',
    textAlign: 'center',
  }),
);

export const reels = style(
  layered({
    display: 'flex',
    gap: space.sm,
    marginBlockEnd: space.lg,
    padding: space.md,
    borderRadius: radius.lg,
    background: `linear-gradient(160deg, ${color.accent}, ${color.accentActive})`,
    boxShadow: shadow.lg,
  }),
);

/** Brighter in the middle, like a reel. */
export const reel = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'clamp(72px, 20vw, 112px)',
    aspectRatio: '4 / 5',
    borderRadius: radius.md,
    background: `linear-gradient(${color.sunken}, ${color.raised} 32% 68%, ${color.sunken})`,
    color: color.text,
    fontFamily: font.heading,
    fontWeight: font.headingWeight,
    fontSize: 'clamp(3rem, 12vw, 4.5rem)',
    boxShadow: `inset 0 0 0 1px ${color.border}`,
    selectors: { '&:nth-child(2)': { color: color.accentText } },
  }),
);

export const text = style(layered({ maxInlineSize: '44ch', marginBlockEnd: space.md, color: color.textMuted }));
