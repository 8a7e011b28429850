import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';

import type { ModalControl } from '#site/assembler/runtime/context.ts';
import { CHANGE_PASSWORD } from '#site/assembler/runtime/vocabulary.ts';

/**
 * While the password has to be changed (PWD-5), its modal stands open wherever the player goes: after a reload, by Back
 * or by another address. Here as long as that is so. It takes the place of what it covers in the history, so that
 * Back leaves the site instead of coming here again.
 */
export default function PasswordGuard({ modal }: { readonly modal: ModalControl }): null {
  const { name } = modal;
  useEffect(() => {
    if (name !== CHANGE_PASSWORD) navigate(`${location.pathname}?modal=${CHANGE_PASSWORD}`, { replace: true });
  }, [name]);
  return null;
}
