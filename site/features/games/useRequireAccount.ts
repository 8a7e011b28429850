import type { ProtectedAction } from '#site/session/deferredAction.ts';
import { useAccountWarning } from '#site/session/useAccountWarning.ts';
import { useRequireAuth } from '#site/session/useRequireAuth.ts';
import { useGamesHost } from './host.ts';

/** Lets members pass, sends visitors to the login and tells trial accounts that they need a real one. */
export function useRequireAccount(): (action: ProtectedAction) => void {
  const { openLogin } = useGamesHost();
  return useRequireAuth({ openLogin, warn: useAccountWarning() });
}
