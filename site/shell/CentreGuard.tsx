import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { centreModalOf } from '#site/assembler/runtime/centres.ts';
import { useSiteState, type ModalControl } from '#site/assembler/runtime/context.ts';
import { useFact } from '#site/assembler/sdk/view.ts';
import { useAccountWarning } from '#site/session/useAccountWarning.ts';
import { useRequireAuth } from '#site/session/useRequireAuth.ts';

/**
 * Guards addresses of center entries ([LOG-11]): a visitor logs in first; a trial account, or a player without that center ([MOD-6]),
 * sees a warning. An unknown entry, as of an old link, opens the player's first center.
 */
export default function CentreGuard({ modal }: { readonly modal: ModalControl }): null {
  const kind = useFact('session');
  const isTheirs = useSiteState(({ assembled }) => modal.name !== null && assembled.modals.has(modal.name));
  const own = useSiteState(({ artefact, assembled }) =>
    Object.keys(artefact.centres).find((centre) => assembled.modals.has(centreModalOf(artefact, centre) ?? '')),
  );
  const warn = useAccountWarning();
  const protect = useRequireAuth({ openLogin: (parameters) => modal.open('loginPopupModal', parameters), warn });
  const search = useSearch();
  const entry = new URLSearchParams(search).get('centre');
  useEffect(() => {
    if (entry === null || isTheirs) return;
    // With what the address says of the entry: a shared list is the same list after the login.
    const run = (): void => navigate(`${location.pathname}?${search}`);
    if (kind === 'visitor') return protect({ kind: 'centre', run });
    if (modal.name === null && own !== undefined) return navigate(`${location.pathname}?centre=${own}`, { replace: true });
    modal.close();
    void warn(kind === 'trial' ? 'trial' : 'member');
    // Only another address or another session asks again.
    // oxlint-disable-next-line react/exhaustive-deps -- what it calls follows from the address, too
  }, [entry, kind, isTheirs]);
  return null;
}
