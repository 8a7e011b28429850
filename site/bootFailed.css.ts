import { globalStyle } from '@vanilla-extract/css';

import { layered } from '#site/shared/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

globalStyle(
  '.boot-failure',
  layered({
    minBlockSize: '100dvh',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space.lg,
    padding: vars.space.xl,
    textAlign: 'center',
  }),
);
globalStyle(
  '.boot-failure button',
  layered({
    minBlockSize: vars.control.md,
    paddingInline: vars.space.xl,
    borderRadius: vars.radius.md,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.fontWeight.bold,
  }),
);
