import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { useToast } from '#ui';
import { lostSessionsAtom } from './lifecycle.ts';
import { store } from './session.ts';
import { authTexts } from './texts.ts';

/** Says once that the session has ended when the gateway ended it. Stands anywhere inside the toasts' provider. */
export function SessionLostNotice(): null {
  const lost = useAtomValue(lostSessionsAtom, { store });
  const showToast = useToast();
  useEffect(() => {
    if (lost === 0) return;
    void authTexts().then((t) => showToast({ message: t('session_ended'), tone: 'caution' }));
  }, [lost, showToast]);
  return null;
}
