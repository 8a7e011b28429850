/** Freezes stories in tests. */
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { beforeEach, inject } from 'vitest';

import { spareCells } from '#ui/testing/MatrixCells.tsx';
import { holdStill } from './still.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** All cells of every matrix: `npm run test:full`. */
    full: boolean;
  }
}

// The default of a second fails on busy machines; no test measures speed.
configure({ asyncUtilTimeout: 10_000 });
holdStill();
if (!inject('full')) spareCells();

beforeEach(() => window.scrollTo(0, 0));
// Storybook tells it of every story, which lets the pseudo-states add-on prepare the style sheets; Vitest does not.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
