import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { logout } from '#site/api/contract/logout.ts';
import { useClient } from '#site/api/useCall.ts';
import { leaveSession } from './lifecycle.ts';
import { authTexts } from './texts.ts';
import { useDialogs } from '#ui';

/** Asks, tells the gateway, leaves and goes home. Leaving does not wait for the gateway, nor need it to be there. */
export function useLogout(): () => Promise<void> {
  const client = useClient();
  const dialogs = useDialogs();
  const [, navigate] = useLocation();
  const { i18n } = useTranslation();

  return useCallback(async () => {
    const t = await authTexts(i18n);
    const agreed = await dialogs.confirm({
      title: t('logout_title'),
      text: t('logout_text'),
      ok: t('logout_confirm'),
      cancel: t('logout_stay'),
    });
    if (!agreed) return;
    // The call has taken the token along before it is cleared. Its failure changes nothing for the player.
    client.call(logout, {}).catch(() => undefined);
    leaveSession();
    navigate('/');
  }, [client, dialogs, navigate, i18n]);
}
