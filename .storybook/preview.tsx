import '../ui/theme/base.css.ts';

import type { Decorator, Preview } from '@storybook/react-vite';

import { applySkin, skinCodes } from './skins.ts';

/** The toolbar's choices go on the root element, as on the site, so that overlays in portals follow too. */
const dressed: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.dir = String(globals['direction']);
  root.lang = 'en';
  applySkin(String(globals['skin']));
  return <Story />;
};

const preview: Preview = {
  decorators: [dressed],
  globalTypes: {
    skin: { description: 'Merchant', toolbar: { title: 'Skin', icon: 'paintbrush', items: skinCodes, dynamicTitle: true } },
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    direction: { description: 'Direction', toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  initialGlobals: { skin: 'none', theme: 'light', direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    // The page's own ground shows: stories are judged on the brand's canvas.
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
  },
};

export default preview;
