import { FileSignature } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useHost, type BlockProps } from '#site/assembler/view.ts';
import { CONTRACT_LISTS, contractList } from '#site/api/contract/contracts.ts';
import { useCall } from '#site/api/useCall.ts';
import { MembersOnly } from '#site/shared/club/MembersOnly.tsx';
import { LoadProblem } from '#site/shared/games/LoadProblem.tsx';
import { RecordsProvider } from '#site/shared/records/host.ts';
import { useRecordPlace } from '#site/shared/records/useRecordPlace.ts';
import { EmptyState, Pagination, Skeleton, Tabs } from '#ui';
import { ContractCard } from './ContractCard.tsx';
import * as styles from './ContractRequests.css.ts';
import type { Props } from './schema.ts';

/** Names in the address: which contracts, and the page of the list. */
const LIST = 'list';
const PAGE = 'pageNo';

/** Contracts that uplines offer. Any member may have one. */
export default function ContractRequests({ props }: BlockProps<Props>) {
  const { t } = useTranslation('contracts');
  const session = useFact('session');
  const host = useHost();
  if (session === 'visitor' || session === 'trial')
    return <MembersOnly title={t('invite_title')} text={t('invite_text')} login={props.login} register={props.register} />;
  return (
    <RecordsProvider value={host}>
      <Contracts {...props} />
    </RecordsProvider>
  );
}

function Contracts({ pageSize }: Props) {
  const { t } = useTranslation('contracts');
  const { parts, put } = useRecordPlace();
  const panel = useRef<HTMLDivElement>(null);
  const list = CONTRACT_LISTS.find((known) => known === parts[LIST]) ?? CONTRACT_LISTS[0];
  const pageNo = /^[1-9]\d{0,3}$/.test(parts[PAGE] ?? '') ? Number(parts[PAGE]) : 1;
  const { data, error, isPending, isFetching, refetch } = useCall(
    contractList,
    { list, pageNo, pageSize },
    { staleMs: 0, keepPrevious: true },
  );
  return (
    <Tabs
      aria-label={t('lists')}
      variant="pill"
      value={list}
      onChange={(next) => put({ [LIST]: next === CONTRACT_LISTS[0] ? '' : next, [PAGE]: '' })}
      tabs={CONTRACT_LISTS.map((value) => ({ value, label: t(`list_${value}`) }))}
    >
      <div ref={panel} tabIndex={-1} className={styles.stack} aria-busy={isFetching}>
        {isPending && <Skeleton height={240} />}
        {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!error && data?.list.length === 0 && (
          <EmptyState icon={<FileSignature />} title={t(`none_${list}`)} text={t(`none_${list}_text`)} />
        )}
        {!error && data && data.list.length > 0 && (
          <ul className={styles.list}>
            {data.list.map((contract) => (
              // What was decided leaves the list, and the focus would go with it.
              <ContractCard key={contract.contractId} contract={contract} onDecided={() => panel.current?.focus()} />
            ))}
          </ul>
        )}
        {!error && (
          <Pagination
            aria-label={t('pages')}
            page={pageNo}
            pageCount={data?.totalPages ?? 1}
            onPageChange={(page) => put({ [PAGE]: page === 1 ? '' : String(page) })}
          />
        )}
      </div>
    </Tabs>
  );
}
