import '#ui/theme/base.css.ts';

import { createRoot } from 'react-dom/client';

import { KitProvider, ToastProvider } from '#ui';
import { fontFaces } from '#ui/theme/fonts.ts';
import { kitBrand } from '#ui/theme/tokens.ts';
import { Editor } from './panel/Editor.tsx';
import { readLink } from './useLink.ts';
import { showPanelTheme } from './usePanelTheme.ts';

showPanelTheme();
// The panel wears no merchant's skin, which would else bring the fonts.
const fonts = new CSSStyleSheet();
fonts.replaceSync(fontFaces([kitBrand.fontBody, kitBrand.fontHeading]));
document.adoptedStyleSheets.push(fonts);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <KitProvider>
      <ToastProvider>
        <Editor link={readLink()} />
      </ToastProvider>
    </KitProvider>,
  );
