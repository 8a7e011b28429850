import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { deriveColors, type ThemeName } from '../ui/theme/derive.ts';
import { kitBrand } from '../ui/theme/tokens.ts';

/** Shows Storybook's own frame in the kit's colors. */
function showFrame(base: ThemeName): void {
  const { accent, border, canvas, sunken, surface, text, textMuted } = deriveColors(kitBrand, base);
  const theme = create({
    base,
    brandTitle: 'Playfront kit',
    brandTarget: '_self',
    brandUrl: './',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: canvas,
    appContentBg: surface,
    appPreviewBg: canvas,
    appHoverBg: sunken,
    appBorderColor: border,
    barBg: surface,
    barTextColor: textMuted,
    barSelectedColor: accent,
    textColor: text,
    textMutedColor: textMuted,
    inputBg: surface,
    inputBorder: border,
    inputTextColor: text,
  });
  addons.setConfig({ theme });
}

showFrame(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The frame follows the theme that the toolbar chooses. */
function follow({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): void {
  showFrame(globals['theme'] === 'dark' ? 'dark' : 'light');
}

addons.register('playfront/frame', (api) => {
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
