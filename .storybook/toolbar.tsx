import type { Decorator, Preview } from '@storybook/react-vite';

import { KitProvider } from '../ui/kit/KitProvider.tsx';
import { dress } from './dress.ts';
import { languageOf, languages } from './languages.ts';
import { skinCodes } from './skins.ts';

/** The toolbar's options. */
export const choices = {
  skin: { description: 'Merchant', toolbar: { title: 'Skin', icon: 'paintbrush', items: skinCodes, dynamicTitle: true } },
  theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  direction: { description: 'Direction', toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  language: {
    description: 'Language of the kit’s own words',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: Object.entries(languages).map(([value, { name }]) => ({ value, title: name })),
      dynamicTitle: true,
    },
  },
} as const satisfies NonNullable<Preview['globalTypes']>;

export const firstChoices = { skin: 'none', theme: 'light', direction: 'ltr', language: 'EN' } as const;

/** Renders a story with the toolbar's choices. */
export const dressed: Decorator = (Story, { globals, parameters }) => {
  dress(globals, parameters['skin']);
  return (
    <KitProvider labels={languageOf(String(globals['language'])).labels}>
      <Story />
    </KitProvider>
  );
};
