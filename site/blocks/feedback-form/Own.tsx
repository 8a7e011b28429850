import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useText } from '#site/assembler/sdk/view.ts';
import { feedbackList } from '#site/api/contract/feedback.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Badge, Card, EmptyState, Heading, Pagination, Row, Skeleton, Stack, Text } from '#ui';
import * as styles from './FeedbackForm.css.ts';
import type { Props } from './schema.ts';

interface OwnProps extends Props {
  readonly pageNo: number;
  readonly onPage: (page: number) => void;
}

/** The member's earlier feedback, with the answers. */
export function Own({ questions, pageNo, pageSize, onPage }: OwnProps) {
  const { t } = useTranslation('feedback');
  const text = useText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useCall(
    feedbackList,
    { pageNo, pageSize },
    { staleMs: 0, keepPrevious: true },
  );
  const isBeyond = useLastPage(pageNo, { data, isPlaceholderData }, onPage);
  const nameOf = (type: string): string => {
    const known = questions.find((question) => question.type === type);
    return known ? text(known.label) : t('type_other');
  };
  if (data === undefined)
    return error ? <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Skeleton height={240} />;
  if (isBeyond) return <Skeleton height={240} />;
  if (data.totalCount === 0) return <EmptyState icon={<MessageSquareText />} title={t('own_none')} text={t('own_none_text')} />;
  return (
    <Stack aria-busy={isFetching}>
      <Stack as="ul" gap="md" aria-label={t('view_own')}>
        {data.list.map((entry) => (
          <Card as="li" key={entry.feedbackId}>
            <Row justify="between">
              <Heading level={3} size="md">
                {nameOf(entry.questionType)}
              </Heading>
              <Badge tone={entry.state === 'answered' ? 'positive' : 'info'}>{t(`state_${entry.state}`)}</Badge>
            </Row>
            <Text size="sm" tone="muted">
              <RecordTime at={entry.sentAt} />
            </Text>
            <p className={styles.text}>{entry.content}</p>
            {entry.answer !== null && (
              <Card variant="sunken" padding="md">
                <Text size="sm" tone="muted">
                  {t('answer')} {entry.answeredAt !== null && <RecordTime at={entry.answeredAt} />}
                </Text>
                <p className={styles.text}>{entry.answer}</p>
              </Card>
            )}
          </Card>
        ))}
      </Stack>
      <Pagination aria-label={t('own_pages')} page={pageNo} pageCount={data.totalPages} onPageChange={onPage} />
    </Stack>
  );
}
