import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';

import type { ModalControl } from '#site/assembler/runtime/context.ts';
import { CHANGE_PASSWORD } from '#site/assembler/runtime/vocabulary.ts';

/**
 * Opens the change-password modal on every page while the password must be changed ([PWD-5]). Replaces the history entry, so that Back
 * leaves the site.
 */
export default function PasswordGuard({ modal }: { readonly modal: ModalControl }): null {
  const { name } = modal;
  useEffect(() => {
    if (name !== CHANGE_PASSWORD) navigate(`${location.pathname}?modal=${CHANGE_PASSWORD}`, { replace: true });
  }, [name]);
  return null;
}
