import { useTranslation } from 'react-i18next';

import { promotionClaims } from '#site/api/contract/promotions.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { STATUS_TONES } from '#site/features/promotions/statuses.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, Heading, Stack, Text } from '#ui';
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
    <Stack as="section" gap="md" aria-labelledby={`sent-${promotionId}`}>
      <Heading id={`sent-${promotionId}`} level={5}>
        {t('sent')}
      </Heading>
      <ul className={styles.sent}>
        {data.list.map(({ claimId, sentAt, status, comment, contact, images, reason }) => (
          <li key={claimId} className={styles.sentOne}>
            <span className={styles.sentHead}>
              <RecordTime at={sentAt} />
              {status !== null && <Badge tone={STATUS_TONES[status]}>{statusText(`status.${status}`)}</Badge>}
            </span>
            {contact !== null && <bdi dir="ltr">{contact}</bdi>}
            {comment !== '' && <p className={styles.comment}>{comment}</p>}
            {images > 0 && (
              <Text as="span" size="sm" tone="muted">
                {t('sent_images', { 0: images })}
              </Text>
            )}
            {reason !== null && (
              <Text as="span" size="sm" tone="muted">
                {reason}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
