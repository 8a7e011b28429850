import { expect, it } from 'vitest';

import { storyFiles } from './storyFiles.ts';

const GROUPS = ['Actions', 'Forms', 'Navigation'];
const OTHERS = ['menu', 'chip', 'table', 'text', 'carousel', 'marquee', 'pausebutton'];
/** Shows where the user is, and is not operated. */
const SHOWN_ONLY = 'stepper';

it('[UI-9] every control has a story of its states: hover, pressed, focus, and where they apply disabled and error', () => {
  const controls = storyFiles.filter(({ csf: { meta } }) => {
    const { id = '', title = '' } = meta;
    return OTHERS.includes(id) || (GROUPS.includes(title.split('/')[0] ?? '') && id !== SHOWN_ONLY);
  });
  expect(controls.length).toBeGreaterThan(GROUPS.length + OTHERS.length);
  const without = controls.filter(({ csf }) => !csf.stories.some(({ name }) => name === 'States'));
  expect(without.map(({ file }) => file)).toEqual([]);
});
