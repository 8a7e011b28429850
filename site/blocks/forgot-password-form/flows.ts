import type { Flow } from '#site/session/flow.ts';

export type MailPhase = 'idle' | 'sending' | 'telling' | 'done' | 'closed';
export type MailEvent = 'submitted' | 'refused' | 'sent' | 'dismissed' | 'opened' | 'closed';

/** Password reset by e-mail. `telling`: the confirmation is shown. */
export const mailFlow: Flow<MailPhase, MailEvent> = {
  idle: { submitted: 'sending', closed: 'closed' },
  sending: { refused: 'idle', sent: 'telling', closed: 'closed' },
  telling: { dismissed: 'done', closed: 'closed' },
  done: { closed: 'closed' },
  closed: { opened: 'idle' },
};

export type PhonePhase = 'idle' | 'changing' | 'entering' | 'telling' | 'done' | 'closed';
export type PhoneEvent = 'submitted' | 'refused' | 'changed' | 'undone' | 'admitted' | 'stopped' | 'dismissed' | 'opened' | 'closed';

/**
 * Password reset by mobile, followed by an automatic login. `telling`: the password has changed, but the login failed, and the player
 * sees that. If the outcome of the reset is unknown, a failed login means that it failed.
 */
export const phoneFlow: Flow<PhonePhase, PhoneEvent> = {
  idle: { submitted: 'changing', closed: 'closed' },
  changing: { refused: 'idle', changed: 'entering', closed: 'closed' },
  entering: { admitted: 'done', undone: 'idle', stopped: 'telling', closed: 'closed' },
  telling: { dismissed: 'done', closed: 'closed' },
  done: { closed: 'closed' },
  closed: { opened: 'idle' },
};
