import type { Flow } from './flow.ts';

/** `changing`: logged in, but locked until a new password is set ([PWD-5]). */
export type SessionPhase = 'none' | 'present' | 'changing';
export type SessionEvent = 'admitted' | 'admittedToChange' | 'changed' | 'ended';

/** The session from login to logout. */
export const sessionFlow: Flow<SessionPhase, SessionEvent> = {
  none: { admitted: 'present', admittedToChange: 'changing' },
  // A guest logs in as a member without leaving first.
  present: { admitted: 'present', admittedToChange: 'changing', changed: 'present', ended: 'none' },
  changing: { changed: 'present', ended: 'none' },
};
