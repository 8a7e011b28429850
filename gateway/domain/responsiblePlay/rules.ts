import type { PlayRules } from '../../api/context.ts';
import type { PlayContext } from './events.ts';

/** Defaults without merchant config: players can set limits, and reality checks are opt-in. */
const USUAL: PlayRules = { limits: true, realityCheckMinutes: 0, realityCheckOptional: true };

/** The responsible gambling rules of the merchant's jurisdiction. */
export const rulesOfPlay = ({ merchant }: Pick<PlayContext, 'merchant'>): PlayRules => merchant.seed.play ?? USUAL;
