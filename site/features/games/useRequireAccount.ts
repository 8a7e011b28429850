import type { ProtectedAction } from '#site/session/deferredAction.ts';
import { useAccountWarning } from '#site/session/useAccountWarning.ts';
import { useRequireAuth } from '#site/session/useRequireAuth.ts';
import { useGamesHost } from './host.ts';

/** Runs an action for members, opens the login for visitors, and shows trial accounts that a real account is required. */
export function useRequireAccount(): (action: ProtectedAction) => void {
  const { openLogin } = useGamesHost();
  return useRequireAuth({ openLogin, warn: useAccountWarning() });
}
