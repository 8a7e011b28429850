import type { Flow } from '#site/session/flow.ts';

/**
 * `verifying`: a provider runs the behavior check; `proving`: the gateway requires a second factor. Events after `closed` are ignored.
 */
export type LoginPhase = 'idle' | 'verifying' | 'sending' | 'proving' | 'done' | 'closed';
export type LoginEvent = 'submitted' | 'verified' | 'stopped' | 'refused' | 'challenged' | 'admitted' | 'opened' | 'closed';

/** State machine of a login attempt. */
export const loginFlow: Flow<LoginPhase, LoginEvent> = {
  idle: { submitted: 'verifying', closed: 'closed' },
  verifying: { verified: 'sending', stopped: 'idle', closed: 'closed' },
  sending: { refused: 'idle', challenged: 'proving', admitted: 'done', closed: 'closed' },
  proving: { stopped: 'idle', admitted: 'done', closed: 'closed' },
  done: { closed: 'closed' },
  closed: { opened: 'idle' },
};
