import { useTranslation } from 'react-i18next';

import { memberLanguage } from '#site/api/contract/member.ts';
import { useClient } from '#site/api/useCall.ts';
import { currentSession } from '#site/session/session.ts';

/** The account is told of one choice after the other, and not of those that were changed again meanwhile. */
let telling: Promise<unknown> = Promise.resolve();
let latest = '';

/** Changes the page's language, and tells the account when a player is logged in. */
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
      // The page has changed whether or not the account could be told.
      return client.call(memberLanguage, { language: code }).catch(() => undefined);
    });
  };
}
