/** How much chance the claims draw, and what they draw it with. */
import { inject } from 'vitest';

export { seeded, shrink, told } from '../random.ts';
export type { Random } from '../random.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the claims draw all their cases, and not only as many as each day needs. */
    full: boolean;
  }
}

/** Whether this is `npm run test:full`. A browser has no environment, so the config hands it over. */
export const FULL = inject('full');

/** How many times as many cases a full run draws. */
export const MANY = FULL ? 10 : 1;
