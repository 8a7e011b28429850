import '../ui/theme/base.css.ts';
import './fonts.ts';

import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';

import { docsComponents } from './docs/components.tsx';
import { KitDocsContainer } from './docs/KitDocsContainer.tsx';
import { KitDocsPage } from './docs/KitDocsPage.tsx';
import { modes } from './modes.ts';
import { describeProps } from './propTables.ts';
import { merchantSkins } from './skins.ts';
import { holdStill } from './still.ts';
import { choices, dressed, firstChoices } from './toolbar.tsx';

// Vitest's stories are frozen by their setup.
if (isChromatic()) holdStill();

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [dressed],
  argTypesEnhancers: [describeProps],
  globalTypes: choices,
  initialGlobals: firstChoices,
  parameters: {
    a11y: { test: 'error' },
    // Disabled: stories are reviewed on the brand's canvas.
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { container: KitDocsContainer, page: KitDocsPage, components: docsComponents },
    layout: 'padded',
    // The skins for `matrix`, since the kit knows no merchant.
    skins: merchantSkins,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          [
            'Start',
            'Tokens',
            'Color contrast',
            'Spacing and shape',
            'Type',
            'Motion',
            'How to make a skin',
            'Skins side by side',
            'How to add a component',
            'The kit’s words',
            'Limits',
          ],
          'Actions',
          'Forms',
          'Overlays',
          'Navigation',
          'Data',
          'Feedback',
          'Layout',
          'Typography',
          'Media',
          'Utilities',
          'Site',
        ],
      },
    },
  },
};

export default preview;
