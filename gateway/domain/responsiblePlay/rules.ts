import type { PlayRules } from '../../api/context.ts';
import type { PlayContext } from './events.ts';

/** Where a merchant's config says nothing: players may limit themselves, and are interrupted if they ask for it. */
const USUAL: PlayRules = { limits: true, realityCheckMinutes: 0, realityCheckOptional: true };

/** What the merchant's jurisdiction asks of play. */
export const rulesOfPlay = ({ merchant }: Pick<PlayContext, 'merchant'>): PlayRules => merchant.seed.play ?? USUAL;
