import type { Flow } from '#site/session/flow.ts';

export type ChangePhase = 'idle' | 'sending' | 'done' | 'closed';
export type ChangeEvent = 'submitted' | 'refused' | 'changed' | 'opened' | 'closed';

/** State machine of a password change. */
export const changeFlow: Flow<ChangePhase, ChangeEvent> = {
  idle: { submitted: 'sending', closed: 'closed' },
  sending: { refused: 'idle', changed: 'done', closed: 'closed' },
  done: { closed: 'closed' },
  closed: { opened: 'idle' },
};
