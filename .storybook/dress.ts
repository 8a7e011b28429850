import type { Globals } from 'storybook/internal/types';

import { languageOf } from './languages.ts';
import { applySkin } from './skins.ts';

/** Applies the toolbar's choices to the root element, as on the site, so that overlays in portals follow too. */
export function dress(globals: Globals): void {
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.dir = String(globals['direction']);
  root.lang = languageOf(String(globals['language'])).tag;
  applySkin(String(globals['skin']));
}
