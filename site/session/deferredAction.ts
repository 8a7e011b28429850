/** Actions that need an account. */
export type ProtectedKind = 'favorite' | 'centre' | 'modal' | 'launch' | 'promotion';

export interface ProtectedAction {
  readonly kind: ProtectedKind;
  /** May run after the block has unmounted. */
  readonly run: () => void;
}

/** Whether the action runs by itself after login. A launch needs a fresh click: it opens a window or spends a token. */
const RESUMES: Readonly<Record<ProtectedKind, boolean>> = { favorite: true, centre: true, modal: true, launch: false, promotion: true };

/** The login modal's parameter that names the deferred action. */
const RESUME_PARAMETER = 'resume';

let pending: ProtectedAction | null = null;

/** Stores an action until login, if its kind resumes. Returns the parameters for the login modal. */
export function deferUntilLogin(action: ProtectedAction): Readonly<Record<string, string>> {
  pending = RESUMES[action.kind] ? action : null;
  return pending === null ? {} : { [RESUME_PARAMETER]: action.kind };
}

/**
 * Runs the stored action once, if the login modal was opened for it; another login drops it, since the player closed that modal.
 * Returns whether an action ran.
 */
export function runDeferred(parameters: Readonly<Record<string, string>>): boolean {
  const action = pending;
  pending = null;
  if (action === null || parameters[RESUME_PARAMETER] !== action.kind) return false;
  action.run();
  return true;
}
