import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { EmptyState, Pagination, SelectField, Stack, Table, type TableColumn } from '#ui';
import * as styles from './Cashier.css.ts';
import { PLACE } from './useCashierLocation.ts';

interface OrderPage<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

interface OrderListProps<Row> {
  readonly title: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Statuses to filter by, with their labels. */
  readonly statuses: readonly { readonly value: string; readonly label: string }[];
  readonly status: string;
  readonly pageNo: number;
  /** The rows belong to the previous query while `isPlaceholderData`. */
  readonly answer: Pick<
    UseQueryResult<OrderPage<Row>, CallError>,
    'data' | 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  readonly empty: { readonly title: string; readonly text: string; readonly icon: ReactNode };
}

/** A member's orders with pagination; pressing one opens it. */
export function OrderList<Row extends { readonly orderNo: string }>(props: OrderListProps<Row>) {
  const { title, columns, statuses, status, pageNo, answer, empty } = props;
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = answer;
  const { t } = useTranslation('cashier');
  const { put } = useRecordPlace();
  const show = (page: number): void => put({ [PLACE.page]: page === 1 ? '' : String(page) });
  const isBeyond = useLastPage(pageNo, answer, show);
  return (
    <Stack>
      <SelectField
        size="md"
        className={styles.filter}
        label={t('status')}
        value={status}
        options={[{ value: '', label: t('all') }, ...statuses]}
        onChange={({ currentTarget }) => put({ [PLACE.status]: currentTarget.value, [PLACE.page]: '' })}
      />
      <Table
        caption={title}
        hideCaption
        columns={columns}
        rows={error ? [] : (data?.list ?? [])}
        rowKey={({ orderNo }) => orderNo}
        loading={isPending || isBeyond || isPlaceholderData}
        onRowPress={({ orderNo }) => put({ [PLACE.order]: orderNo })}
        {...(error && { error: <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> })}
        empty={
          <EmptyState
            icon={empty.icon}
            title={status === '' ? empty.title : t('none_fit')}
            text={status === '' ? empty.text : t('none_fit_text')}
          />
        }
      />
      <Pagination aria-label={t('pages')} page={pageNo} pageCount={error ? 1 : (data?.totalPages ?? 1)} onPageChange={show} />
    </Stack>
  );
}
