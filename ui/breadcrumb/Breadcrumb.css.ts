import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontWeight, radius, space } = vars;

export const list = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', margin: 0, padding: 0, listStyle: 'none' }));

export const step = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    color: color.textMuted,
    selectors: { '& + &::before': { content: '"/" / ""', paddingInline: space.sm, color: color.textMuted } },
  }),
);

export const way = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    color: color.accentText,
    fontWeight: fontWeight.medium,
    borderRadius: radius.sm,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  }),
);

export const here = style(layered({ color: color.text, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }));
