import { style } from '@vanilla-extract/css';

import { layered, MEDIUM } from '#site/lib/layered.ts';
import { chosen } from '#ui/theme/forcedColors.ts';
import { belowHeader } from '#ui/theme/pageEdges.css.ts';
import { selectedEntry } from '#ui/theme/selection.ts';
import { vars } from '#ui/theme/vars.css.ts';

const { color, control, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const centre = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gap: space.lg,
    minBlockSize: 'min(560px, 70dvh)',
    '@media': {
      [MEDIUM]: {
        gridTemplateColumns: 'minmax(200px, 272px) minmax(0, 1fr)',
        // As high as the viewport allows, less the modal's chrome, so that the menu does not move between entries.
        minBlockSize: 'min(calc(100dvh - 134px), 60rem)',
      },
    },
  }),
);

export const menu = style(
  layered({
    '@media': {
      [MEDIUM]: {
        position: 'sticky',
        insetBlockStart: belowHeader,
        paddingInlineEnd: space.md,
        borderInlineEnd: `${vars.borderWidth.thin} solid ${color.border}`,
      },
    },
  }),
);

export const entry = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: control.md,
    paddingBlock: space.xs,
    paddingInline: space.md,
    borderRadius: radius.md,
    color: color.text,
    lineHeight: lineHeight.tight,
    textDecoration: 'none',
    // No transition: its nine frames delayed the entry after a press on a slow phone.
    selectors: {
      '&:hover': { background: color.sunken },
      ...chosen('&[aria-current=page]', { ...selectedEntry, fontWeight: fontWeight.medium }),
    },
  }),
);

export const icon = style(layered({ flexShrink: 0, opacity: 0.8 }));

export const label = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const heading = style(
  layered({
    margin: 0,
    fontFamily: font.heading,
    fontWeight: font.headingWeight,
    fontSize: fontSize.lg,
    lineHeight: lineHeight.tight,
    outline: 'none',
  }),
);

export const back = style([entry, layered({ justifySelf: 'start', paddingInlineStart: space.xs, color: color.textMuted })]);

export const backIcon = style(layered({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
