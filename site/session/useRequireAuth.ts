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
 * Guards what needs an account (spec, section 5): `protect({ kind: 'favourite', run })`. A member's action runs at
 * once, a trial account gets the warning, a visitor the login modal, after which a favourite or a centre goes on.
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
