import type { Flow } from '#site/session/flow.ts';

export type MailPhase = 'idle' | 'sending' | 'telling' | 'done' | 'closed';
export type MailEvent = 'submitted' | 'refused' | 'sent' | 'dismissed' | 'opened' | 'closed';

/** A new password by e-mail. `telling`: the player reads that the mail is on its way. */
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
 * A new password by mobile, and the login that follows by itself. `telling`: the password is changed, but that login did
 * not work, and the player reads so. Where nobody knew whether it was changed, a login that is refused is the answer.
 */
export const phoneFlow: Flow<PhonePhase, PhoneEvent> = {
  idle: { submitted: 'changing', closed: 'closed' },
  changing: { refused: 'idle', changed: 'entering', closed: 'closed' },
  entering: { admitted: 'done', undone: 'idle', stopped: 'telling', closed: 'closed' },
  telling: { dismissed: 'done', closed: 'closed' },
  done: { closed: 'closed' },
  closed: { opened: 'idle' },
};
