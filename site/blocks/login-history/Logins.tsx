import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { loginHistory } from '#site/api/contract/security.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Badge, Heading, Pagination, Skeleton, Stack } from '#ui';
import * as styles from './LoginHistory.css.ts';
import { Visit } from './Visit.tsx';

/** Number of placeholders while the first page loads. */
const PLACES = 5;

/** Recent logins, with pagination. */
export function Logins({ pageSize }: { readonly pageSize: number }) {
  const { t } = useTranslation('security');
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch } = useCall(loginHistory, { pageNo, pageSize }, { keepPrevious: true });
  return (
    <Stack as="section" gap="md" align="start" aria-labelledby="logins-title">
      <Heading id="logins-title" level={3} size="md">
        {t('logins')}
      </Heading>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data === undefined && !error && (
        <div className={styles.list} aria-busy="true">
          {Array.from({ length: PLACES }, (_, place) => (
            <Skeleton key={place} height={64} />
          ))}
        </div>
      )}
      {data && !error && (
        <ul className={styles.list} aria-labelledby="logins-title" aria-busy={isFetching}>
          {data.list.map(({ id, at, isNew, ...login }) => (
            <li key={id} className={styles.item}>
              <Visit at={at} {...login}>
                {isNew && <Badge tone="caution">{t('new_device')}</Badge>}
              </Visit>
            </li>
          ))}
        </ul>
      )}
      {data && <Pagination aria-label={t('logins_pages')} page={pageNo} pageCount={data.totalPages} onPageChange={setPageNo} />}
    </Stack>
  );
}
