import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import type { ModalControl } from '#site/assembler/context.ts';
import { useProtected } from '#site/session/useProtected.ts';
import { useSession } from '#site/session/session.ts';
import { useTrialWarning } from '#site/session/useTrialWarning.ts';

/**
 * An address that names an entry of a centre is a protected action (LOG-11): a visitor logs in first and then sees it, a
 * trial account is told that it needs a real one.
 */
export default function CentreGuard({ modal }: { readonly modal: ModalControl }): null {
  const { kind } = useSession();
  const protect = useProtected({ openLogin: (parameters) => modal.open('loginPopupModal', parameters), warnTrial: useTrialWarning() });
  const entry = new URLSearchParams(useSearch()).get('centre');
  useEffect(() => {
    if (entry === null || kind === 'member' || kind === 'agent') return;
    const query = new URLSearchParams({ centre: entry });
    const run = (): void => navigate(`${location.pathname}?${query.toString()}`);
    if (kind === 'trial') modal.close();
    protect({ kind: 'centre', run });
    // Only another address or another session asks again.
    // oxlint-disable-next-line react/exhaustive-deps -- what it calls follows from the address, too
  }, [entry, kind]);
  return null;
}
