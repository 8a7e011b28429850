import { carouselLabels } from '../carousel/labels.ts';
import { chartLabels, moneyChartLabels, shareChartLabels } from '../chart/labels.ts';
import { chipLabels } from '../chip/labels.ts';
import { copyLabels } from '../copy/labels.ts';
import { countdownLabels } from '../countdown/labels.ts';
import { dateLabels, dateRangeLabels } from '../date/labels.ts';
import {
  amountLabels,
  captchaLabels,
  codeLabels,
  countryLabels,
  imageLabels,
  numberLabels,
  passwordLabels,
  searchLabels,
  textAreaLabels,
} from '../field/labels.ts';
import { paginationLabels } from '../pagination/labels.ts';
import { tableLabels } from '../table/labels.ts';
import { toastLabels } from '../toast/labels.ts';
import { playbackLabels, sharedLabels } from './labels.ts';

/**
 * All built-in texts of the kit, mostly for screen readers, in English: what a translation has to cover. Components
 * import only their own group; this sum is for types, tests and documentation.
 */
export const allLabels = {
  ...sharedLabels,
  ...playbackLabels,
  ...carouselLabels,
  ...chartLabels,
  ...moneyChartLabels,
  ...shareChartLabels,
  ...passwordLabels,
  ...countryLabels,
  ...codeLabels,
  ...captchaLabels,
  ...numberLabels,
  ...amountLabels,
  ...textAreaLabels,
  ...imageLabels,
  ...paginationLabels,
  ...tableLabels,
  ...toastLabels,
  ...dateLabels,
  ...dateRangeLabels,
  ...chipLabels,
  ...copyLabels,
  ...countdownLabels,
  ...searchLabels,
};

/** The kit's texts by name. A site passes its player's language to `KitProvider labels`. */
export type KitLabels = typeof allLabels;
