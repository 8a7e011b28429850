import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useToast } from '#ui';
import { lostSessionsAtom } from './lifecycle.ts';
import { store } from './session.ts';
import { authTexts } from './texts.ts';

/** Shows a toast when the gateway has ended the session. */
export function SessionLostNotice(): null {
  const lost = useAtomValue(lostSessionsAtom, { store });
  const showToast = useToast();
  const { i18n } = useTranslation();
  const notify = useEffectEvent(async () => {
    const t = await authTexts(i18n);
    showToast({ message: t('session_ended'), tone: 'caution' });
  });
  useEffect(() => {
    if (lost > 0) void notify();
  }, [lost]);
  return null;
}
