import type { Flow } from '../flow.ts';

export type FactorPhase = 'choosing' | 'answering' | 'checking' | 'done' | 'closed';
export type FactorEvent = 'chosen' | 'another' | 'submitted' | 'refused' | 'admitted' | 'opened' | 'closed';

/** The second factor of one login: which of those on offer, then its answer. */
export const secondFactorFlow: Flow<FactorPhase, FactorEvent> = {
  choosing: { chosen: 'answering', closed: 'closed' },
  answering: { another: 'choosing', submitted: 'checking', closed: 'closed' },
  checking: { refused: 'answering', admitted: 'done', closed: 'closed' },
  done: { closed: 'closed' },
  closed: { opened: 'choosing' },
};
