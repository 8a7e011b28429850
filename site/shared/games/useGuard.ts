import type { ProtectedAction } from '#site/session/pending.ts';
import { useAccountWarning } from '#site/session/useAccountWarning.ts';
import { useProtected } from '#site/session/useProtected.ts';
import { useGamesHost } from './host.ts';

/** Lets members pass, sends visitors to the login and tells trial accounts that they need a real one. */
export function useGuard(): (action: ProtectedAction) => void {
  const { openLogin } = useGamesHost();
  return useProtected({ openLogin, warn: useAccountWarning() });
}
