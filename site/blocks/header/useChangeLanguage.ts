import { memberLanguage } from '#site/api/contract/member.ts';
import { useClient } from '#site/api/useCall.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { currentSession } from '#site/session/session.ts';

/** Changes the page's language, and tells the account when a player is logged in. */
export function useChangeLanguage(): (code: string) => void {
  const { i18n } = useTranslation();
  const client = useClient();
  return (code) => {
    void i18n.changeLanguage(code);
    // The page has changed whether or not the account could be told.
    if (currentSession().token !== null) client.call(memberLanguage, { language: code }).catch(() => undefined);
  };
}
