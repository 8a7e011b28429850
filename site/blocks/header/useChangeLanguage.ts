import { useTranslation } from 'react-i18next';

import { memberLanguage } from '#site/api/contract/member.ts';
import { useClient } from '#site/api/useCall.ts';
import { currentSession } from '#site/session/session.ts';

/** Queue of account updates: sent one at a time; superseded choices are skipped. */
let telling: Promise<unknown> = Promise.resolve();
let latest = '';

/** Changes the page's language and, for a logged-in player, the account's. */
export function useChangeLanguage(): (code: string) => void {
  const { i18n } = useTranslation();
  const client = useClient();
  return (code) => {
    void i18n.changeLanguage(code);
    const { token } = currentSession();
    latest = code;
    if (token === null) return;
    telling = telling.then(() => {
      if (code !== latest || token !== currentSession().token) return undefined;
      // A failed account update does not affect the page's language.
      return client.call(memberLanguage, { language: code }).catch(() => undefined);
    });
  };
}
