import { style } from '@vanilla-extract/css';

import { dateInput } from './DatePopup.css.ts';
import { label } from '../field/Field.css.ts';
import { layered } from '../private/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, fontSize, space } = vars;

export const group = style(layered({ display: 'grid', gap: space.sm, minInlineSize: 0, border: 0, padding: 0, textAlign: 'start' }));

/** A legend does not participate in its group's grid. */
export const legend = style([label, layered({ padding: 0, marginBlockEnd: space.xs })]);

/** One of the two dates with its label above it, inside the frame. */
export const end = style(
  layered({
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'grid',
    alignContent: 'center',
    paddingBlock: space.xs,
    paddingInlineStart: space.lg,
    cursor: 'text',
    selectors: { '& + &': { borderInlineStart: `${vars.borderWidth.thin} solid ${color.border}` } },
  }),
);

export const endName = style(layered({ fontSize: fontSize.xs, lineHeight: vars.lineHeight.tight, color: color.textMuted }));

export const input = style([dateInput, layered({ paddingInline: 0, lineHeight: vars.lineHeight.tight })]);
