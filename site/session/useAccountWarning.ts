import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { authTexts } from './texts.ts';
import { useDialogs } from '#ui';

/** Texts by the kind of account that lacks something. The one for a trial account is the spec's (section 8). */
const NEEDS = { trial: 'in_need_true_account', member: 'in_need_agent_account' } as const;

/** Tells a trial account that this needs a real one, a member that it needs an agent's. */
export function useAccountWarning(): (kind: keyof typeof NEEDS) => Promise<void> {
  const dialogs = useDialogs();
  const { i18n } = useTranslation();
  return useCallback(
    async (kind) => {
      const t = await authTexts(i18n);
      await dialogs.alert({ tone: 'caution', text: t(NEEDS[kind]), ok: t('in_increase_submit') });
    },
    [dialogs, i18n],
  );
}
