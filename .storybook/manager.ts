import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Storybook's own frame, in light or dark by the system, so that dark pages do not stand in a white one. */
const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: create({ base, brandTitle: 'Playfront kit', brandTarget: '_self', brandUrl: './' }),
});
