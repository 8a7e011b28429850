import { useTranslation } from 'react-i18next';

import { useSession } from '#site/session/session.ts';

/** Placeholder until member info has loaded. */
const COMING = '…';

/** The player's name: nickname, else account; guests have none of their own. */
export function useAccountName(): string {
  const { t } = useTranslation();
  const { member, kind } = useSession();
  return member?.nickname ?? member?.account ?? (kind === 'trial' ? t('guest') : COMING);
}
