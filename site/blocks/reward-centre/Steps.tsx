import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { PromotionStatus } from '#site/api/contract/promotions.ts';
import { VisuallyHidden } from '#ui';
import * as styles from './RewardDetail.css.ts';

/** Step reached by application status; unsent applications have none. */
const REACHED: Partial<Record<PromotionStatus, number>> = { applying: 0, process: 1, rejected: 2, claim: 2, issued: 2, claimed: 2 };
const STEPS = ['step_sent', 'step_looked_at', 'step_decided'];

/** Steps of an application: sent, reviewed, decided. */
export function Steps({ status }: { readonly status: PromotionStatus }) {
  const { t } = useTranslation('rewards');
  const reached = REACHED[status];
  if (reached === undefined) return null;
  const isLast = (step: number): boolean => step === STEPS.length - 1;
  return (
    <ol className={styles.steps}>
      {STEPS.map((key, step) => (
        <li
          key={key}
          className={styles.step}
          data-done={step <= reached}
          data-rejected={isLast(step) && status === 'rejected'}
          {...(step === reached && { 'aria-current': 'step' as const })}
        >
          <span className={styles.stepMark} aria-hidden="true">
            {step <= reached && (isLast(step) && status === 'rejected' ? <X size={14} /> : <Check size={14} />)}
          </span>
          {t(key)}
          {step > reached && <VisuallyHidden>{t('step_to_come')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
