import { useTranslation } from 'react-i18next';

import type { PromotionStatus } from '#site/api/contract/promotions.ts';
import { Stepper } from '#ui';

/** Step reached by application status; unsent applications have none. */
const REACHED: Partial<Record<PromotionStatus, number>> = { applying: 0, process: 1, rejected: 2, claim: 2, issued: 2, claimed: 2 };

/** Steps of an application: sent, reviewed, decided. */
export function Steps({ status }: { readonly status: PromotionStatus }) {
  const { t } = useTranslation(['rewards', 'content']);
  const reached = REACHED[status];
  if (reached === undefined) return null;
  const isRejected = status === 'rejected';
  return (
    <Stepper
      label={t('steps')}
      steps={[t('step_sent'), t('step_looked_at'), isRejected ? t('content:status.rejected') : t('step_decided')]}
      current={reached}
      status={isRejected ? 'failed' : 'active'}
    />
  );
}
