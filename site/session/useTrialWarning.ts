import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useDialogs } from '#site/shared/Dialogs.tsx';
import { authTexts } from './texts.ts';

/** The spec's warning to trial accounts (section 8): this needs a real account. */
export function useTrialWarning(): () => Promise<void> {
  const dialogs = useDialogs();
  const { i18n } = useTranslation();
  return useCallback(async () => {
    const t = await authTexts(i18n);
    await dialogs.alert({ tone: 'caution', text: t('in_need_true_account'), ok: t('in_increase_submit') });
  }, [dialogs, i18n]);
}
