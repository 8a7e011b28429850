/** What a player may try that needs an account. */
export type ProtectedKind = 'favourite' | 'centre' | 'modal' | 'launch' | 'promotion';

export interface ProtectedAction {
  readonly kind: ProtectedKind;
  /** Runs after the block that asked for it may be gone: it must not count on being mounted. */
  readonly run: () => void;
}

/** A launch opens a window or spends a token, so it needs a fresh click; the others go on by themselves after login. */
const RESUMES: Readonly<Record<ProtectedKind, boolean>> = { favourite: true, centre: true, modal: true, launch: false, promotion: true };

/** Name of the login modal's parameter that says which action it stands in the way of. */
const RESUME_PARAMETER = 'resume';

let pending: ProtectedAction | null = null;

/** Keeps an action until login, if its kind resumes. Returns the parameters that the login modal is opened with. */
export function deferUntilLogin(action: ProtectedAction): Readonly<Record<string, string>> {
  pending = RESUMES[action.kind] ? action : null;
  return pending === null ? {} : { [RESUME_PARAMETER]: action.kind };
}

/**
 * Runs the kept action once, if the modal in which the player logged in was opened for it. A login from elsewhere
 * drops it: the player closed the first modal and no longer expects it. Answers whether one ran.
 */
export function runDeferred(parameters: Readonly<Record<string, string>>): boolean {
  const action = pending;
  pending = null;
  if (action === null || parameters[RESUME_PARAMETER] !== action.kind) return false;
  action.run();
  return true;
}
