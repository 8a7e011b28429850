import { style } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

export const color = style(layered({ display: 'grid', gap: vars.space.xs, minInlineSize: 0, fontSize: vars.fontSize.sm }));
export const head = style(layered({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'end', gap: vars.space.sm }));
export const picker = style(
  layered({
    inlineSize: vars.control.md,
    blockSize: vars.control.md,
    padding: 2,
    border: `${vars.borderWidth.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    cursor: 'pointer',
  }),
);
export const boards = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.sm }));
export const board = style(
  layered({
    padding: vars.space.sm,
    borderRadius: vars.radius.md,
    background: vars.color.canvas,
    color: vars.color.text,
    fontFamily: vars.font.body,
  }),
);
export const tones = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginBlock: vars.space.sm }));
export const win = style(layered({ color: vars.color.highlightText, fontWeight: vars.fontWeight.bold }));
export const overrides = style(layered({ display: 'grid', gap: vars.space.sm }));
export const report = style(
  layered({ maxBlockSize: 240, overflow: 'auto', fontSize: vars.fontSize.sm, paddingInlineStart: vars.space.lg }),
);
