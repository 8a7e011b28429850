import { carouselLabels } from '../carousel/labels.ts';
import { captchaLabels, codeLabels, countryLabels, passwordLabels } from '../field/labels.ts';
import { toastLabels } from '../toast/labels.ts';
import { playbackLabels, sharedLabels } from './labels.ts';

/**
 * Every word that the kit says without being asked, mostly to screen readers, in English: what a translation has to
 * cover. Components import only their own group; this sum is for types, tests and documentation.
 */
export const allLabels = {
  ...sharedLabels,
  ...playbackLabels,
  ...carouselLabels,
  ...passwordLabels,
  ...countryLabels,
  ...codeLabels,
  ...captchaLabels,
  ...toastLabels,
};

/** The kit's words by name. A site passes its player's language to `KitProvider labels`. */
export type KitLabels = typeof allLabels;
