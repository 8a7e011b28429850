import { useCallback } from 'react';

import { useDialogs } from '#site/shared/Dialogs.tsx';
import { authTexts } from './texts.ts';

/** The spec's warning to trial accounts (section 8): this needs a real account. */
export function useTrialWarning(): () => Promise<void> {
  const dialogs = useDialogs();
  return useCallback(async () => {
    const t = await authTexts();
    await dialogs.alert({ tone: 'caution', text: t('in_need_true_account'), ok: t('in_increase_submit') });
  }, [dialogs]);
}
