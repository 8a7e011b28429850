import type { Flow } from '#site/session/flow.ts';

export type RegisterPhase = 'idle' | 'verifying' | 'inviting' | 'registering' | 'entering' | 'done' | 'closed';
export type RegisterEvent = 'submitted' | 'verified' | 'invited' | 'stopped' | 'refused' | 'registered' | 'entered' | 'opened' | 'closed';

/**
 * One registration by the steps of the spec (section 4); the fields were valid when it was `submitted`. Closing the form
 * stops it until the account is made: from `registering` on the answer still counts, whoever looks.
 */
export const registerFlow: Flow<RegisterPhase, RegisterEvent> = {
  idle: { submitted: 'verifying', closed: 'closed' },
  verifying: { verified: 'inviting', stopped: 'idle', closed: 'closed' },
  inviting: { invited: 'registering', refused: 'idle', closed: 'closed' },
  registering: { registered: 'entering', refused: 'idle', closed: 'closed' },
  entering: { entered: 'done', closed: 'closed' },
  done: { closed: 'closed' },
  closed: { opened: 'idle' },
};
