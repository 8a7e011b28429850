import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const heading = style(layered({ marginBlock: `${vars.space.md} ${vars.space.sm}`, fontSize: vars.fontSize.md }));
export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: vars.space.md,
    listStyle: 'none',
  }),
);
export const offer = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    inlineSize: '100%',
    blockSize: '100%',
    padding: vars.space.sm,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  }),
);
/** As high as any picture, so that names stand in a line. */
export const picture = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    blockSize: 120,
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    background: vars.color.sunken,
  }),
);
export const image = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));
export const purpose = style(layered({ color: vars.color.textMuted, fontSize: vars.fontSize.sm }));
