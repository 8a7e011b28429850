import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { CHAT_PATH_TYPE, customerService } from '#site/api/contract/support.ts';
import { useClient } from '#site/api/useCall.ts';
import { authTexts } from '#site/session/texts.ts';
import { openAndSend, type WindowSize } from './openAndSend.ts';
import { supportLink, type LinkHosts } from './supportLink.ts';
import { useDialogs } from '#ui';

export interface CustomerService {
  /** Opens the merchant's chat. Must be called in the click handler: later, browsers block the window. */
  openChat(): Promise<void>;
  /** Opens the URL in one of the merchant's encrypted paths; must be called in the click handler. */
  openPath(path: string): Promise<void>;
}

/**
 * Opens customer service in a small window, and shows an error if that fails.
 * @param merchant config with the allowed hosts
 * @param chat window size from `site.json`
 */
export function useCustomerService(merchant: LinkHosts, chat: WindowSize): CustomerService {
  const client = useClient();
  const dialogs = useDialogs();
  const { i18n } = useTranslation();
  return useMemo(() => {
    const open = async (name: string, findLink: () => Promise<string | undefined>): Promise<void> => {
      const outcome = await openAndSend(i18n, name, chat, findLink);
      if (outcome === 'done') return;
      const t = await authTexts(i18n);
      await dialogs.alert({ title: t(`support_${outcome}`), text: t(`support_${outcome}_text`), ok: t('ok'), tone: 'caution' });
    };
    const chatLink = async (): Promise<string | undefined> => {
      const { version } = await client.call(customerService, {});
      const path = version.pathList.find(({ type }) => type === CHAT_PATH_TYPE)?.path;
      return path === undefined ? undefined : supportLink(path, merchant);
    };
    return {
      openChat: () => open('chat', chatLink),
      openPath: (path) => open(path, () => supportLink(path, merchant)),
    };
  }, [client, dialogs, i18n, merchant, chat]);
}
