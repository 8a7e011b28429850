/** The steps from one version of the format to the next. */
import { keyedItems } from './keyedItems.ts';
import type { Step } from './step.ts';

/** One for each version before this build's. */
export const STEPS: readonly Step[] = [keyedItems];
