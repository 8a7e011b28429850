import { useCallback } from 'react';

import { deferUntilLogin, type ProtectedAction } from './deferredAction.ts';
import { currentSession } from './session.ts';

interface ProtectedOptions {
  /** Opens the login modal with these parameters: `(parameters) => modal.open('loginPopupModal', parameters)`. */
  readonly openLogin: (parameters: Readonly<Record<string, string>>) => void;
  /** `useAccountWarning()` */
  readonly warn: (kind: 'trial') => unknown;
}

/**
 * Guards an action that needs an account: `protect({ kind: 'favorite', run })`. A member's action runs at once, a trial account sees
 * a warning, a visitor the login modal, after which the action resumes if its kind does.
 */
export function useRequireAuth({ openLogin, warn }: ProtectedOptions): (action: ProtectedAction) => void {
  return useCallback(
    (action) => {
      const { kind } = currentSession();
      if (kind === 'visitor') openLogin(deferUntilLogin(action));
      else if (kind === 'trial') warn('trial');
      else action.run();
    },
    [openLogin, warn],
  );
}
