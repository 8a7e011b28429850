import type { Globals } from 'storybook/internal/types';

import { languageOf } from './languages.ts';
import { applySkin } from './skins.ts';

/** The skin in the address, for frames of one story in several skins. */
const framed = new URLSearchParams(location.search).get('skin');

/**
 * Applies the toolbar's choices to the root element, as on the site, so that overlays in portals follow too.
 * @param globals the toolbar's choices
 * @param skin that of a story (its parameter `skin`), where the toolbar names none
 */
export function dress(globals: Globals, skin = 'none'): void {
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.dir = String(globals['direction']);
  root.lang = languageOf(String(globals['language'])).tag;
  applySkin(framed ?? (globals['skin'] === 'none' ? skin : String(globals['skin'])));
}
