import type { Flow } from '#site/session/flow.ts';

export type RegisterPhase = 'idle' | 'verifying' | 'inviting' | 'registering' | 'entering' | 'done' | 'closed';
export type RegisterEvent = 'submitted' | 'verified' | 'invited' | 'stopped' | 'refused' | 'registered' | 'entered' | 'opened' | 'closed';

/**
 * State machine of a registration [REG-7], starting after validation with `submitted`. Closing the form cancels it before `registering`;
 * from then on, the response is processed even if the form is closed.
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
