import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { MODAL, withoutModal } from '#site/lib/modalQuery.ts';
import { authTexts } from './texts.ts';
import { useDialogs } from '#ui';

/** Texts by the kind of account that lacks something. The one for a trial account is the spec's (section 8). */
const NEEDS = { trial: 'in_need_true_account', member: 'in_need_agent_account' } as const;

const REGISTER = 'registerModal';

/** Tells a trial account that this needs a real one, and offers to create it; tells a member that it needs an agent's account. */
export function useAccountWarning(): (kind: keyof typeof NEEDS) => Promise<void> {
  const dialogs = useDialogs();
  const [, navigate] = useLocation();
  const { i18n } = useTranslation();
  return useCallback(
    async (kind) => {
      const t = await authTexts(i18n);
      const warning = { tone: 'caution', text: t(NEEDS[kind]) } as const;
      if (kind === 'member') return dialogs.alert({ ...warning, ok: t('in_increase_submit') });
      const agreed = await dialogs.confirm({ ...warning, ok: t('register_submit'), cancel: t('in_increase_submit') });
      if (!agreed) return;
      const query = withoutModal(location.search);
      query.set(MODAL, REGISTER);
      navigate(`?${query.toString()}`, { state: { opener: 'page' } });
    },
    [dialogs, i18n, navigate],
  );
}
