import type { Flow } from '#site/session/flow.ts';

/**
 * `verifying`: a third party looks at how the player behaves; `proving`: the gateway wants a second factor. What comes
 * after `closed` is too late.
 */
export type LoginPhase = 'idle' | 'verifying' | 'sending' | 'proving' | 'done' | 'closed';
export type LoginEvent = 'submitted' | 'verified' | 'stopped' | 'refused' | 'challenged' | 'admitted' | 'opened' | 'closed';

/** One attempt to log in. */
export const loginFlow: Flow<LoginPhase, LoginEvent> = {
  idle: { submitted: 'verifying', closed: 'closed' },
  verifying: { verified: 'sending', stopped: 'idle', closed: 'closed' },
  sending: { refused: 'idle', challenged: 'proving', admitted: 'done', closed: 'closed' },
  proving: { stopped: 'idle', admitted: 'done', closed: 'closed' },
  done: { closed: 'closed' },
  closed: { opened: 'idle' },
};
