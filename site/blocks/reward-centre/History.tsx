import { useTranslation } from 'react-i18next';

import { promotionClaims } from '#site/api/contract/promotions.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { STATUS_TONES } from '#site/features/promotions/statuses.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge } from '#ui';
import * as styles from './RewardDetail.css.ts';

/** Above any realistic number of applications for one reward. */
const MANY = 20;

/** The member's applications for a reward, with their results. */
export function History({ promotionId }: { readonly promotionId: string }) {
  const { t } = useTranslation('rewards');
  const { t: statusText } = useTranslation('content');
  const language = useFact('language');
  const { data, error, isFetching, refetch } = useCall(promotionClaims, { promotionId, language, pageNo: 1, pageSize: MANY });
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined || data.list.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby={`sent-${promotionId}`}>
      <h5 id={`sent-${promotionId}`} className={styles.historyTitle}>
        {t('sent')}
      </h5>
      <ul className={styles.sent}>
        {data.list.map(({ claimId, sentAt, status, comment, contact, images, reason }) => (
          <li key={claimId} className={styles.sentOne}>
            <span className={styles.sentHead}>
              <RecordTime at={sentAt} />
              {status !== null && <Badge tone={STATUS_TONES[status]}>{statusText(`status.${status}`)}</Badge>}
            </span>
            {contact !== null && <bdi dir="ltr">{contact}</bdi>}
            {comment !== '' && <p className={styles.comment}>{comment}</p>}
            {images > 0 && <span className={styles.muted}>{t('sent_images', { 0: images })}</span>}
            {reason !== null && <span className={styles.muted}>{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
