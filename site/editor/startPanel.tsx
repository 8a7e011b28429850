import '#ui/theme/base.css.ts';

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { KitProvider, ToastProvider } from '#ui';
import { fontFaces } from '#ui/theme/fonts.ts';
import { kitBrand } from '#ui/theme/tokens.ts';
import { showPanelTheme } from './usePanelTheme.ts';

/** Renders a page of the editor in the kit's own look. */
export function startPanel(page: ReactNode): void {
  showPanelTheme();
  // The panel has no merchant's skin, which would bring the fonts.
  const fonts = new CSSStyleSheet();
  fonts.replaceSync(fontFaces([kitBrand.fontBody, kitBrand.fontHeading]));
  document.adoptedStyleSheets.push(fonts);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <KitProvider>
      <ToastProvider>{page}</ToastProvider>
    </KitProvider>,
  );
}
