import { globalStyle, keyframes } from '@vanilla-extract/css';

import { layered } from '#site/lib/layered.ts';
import { vars } from '#ui/theme/vars.css.ts';

/** All there is on a page: words, and what to press. */
const alone: Parameters<typeof layered>[0] = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.lg,
  padding: vars.space.xl,
  textAlign: 'center',
};

globalStyle('.boot-failure', layered({ ...alone, minBlockSize: '100dvh' }));
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

/** What the server rendered is not this visitor's page: hidden until the browser has rendered that (`head.js`). */
globalStyle(':root[data-unfit] #root', layered({ visibility: 'hidden', blockSize: '100vh', overflow: 'clip' }));

const appear = keyframes({ to: { visibility: 'visible' } });
/** As long as a page may take on a slow connection before it says that it is late. */
const PATIENCE = '20s';

globalStyle(
  '.boot-late',
  layered({
    ...alone,
    position: 'fixed',
    inset: 0,
    // The skin's would be fetched for it, before the scripts that make it needless.
    fontFamily: 'system-ui, sans-serif',
    // Where scripts are off, that is what is said.
    visibility: 'hidden',
    '@media': { '(scripting: enabled)': { animation: `${appear} 0s ${PATIENCE} forwards` } },
  }),
);
globalStyle('.boot-late a', layered({ color: vars.color.accentText, textDecoration: 'underline' }));

/** Beside a page that the server has rendered, and that can be read. */
globalStyle(
  ':root[data-rendered-language]:not([data-unfit]) :is(.boot-late, .boot-failure)',
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlock: 'auto 0',
    minBlockSize: 'auto',
    padding: vars.space.md,
    background: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);
