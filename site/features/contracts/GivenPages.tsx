import { FileSignature } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { ContractState } from '#site/api/contract/agentContracts.ts';
import { givenContracts } from '#site/api/contract/givenContracts.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { EmptyState, Pagination, Skeleton, Stack } from '#ui';
import { ContractCard } from './ContractCard.tsx';
import * as styles from './Contracts.css.ts';

interface GivenPagesProps {
  /** Filter by downline, by part of the account, or by state. */
  readonly filter: { readonly memberId?: string; readonly search?: string; readonly state?: ContractState };
  readonly pageNo: number;
  readonly pageSize: number;
  readonly onPage: (pageNo: number) => void;
}

/** Contracts that the agent has offered, with actions and pagination. */
export function GivenPages({ filter, pageNo, pageSize, onPage }: GivenPagesProps) {
  const { t } = useTranslation('contracts');
  const panel = useRef<HTMLDivElement>(null);
  const answer = useCall(givenContracts, { ...filter, pageNo, pageSize }, { staleMs: 0, keepPrevious: true });
  const { data, error, isPending, isFetching, refetch } = answer;
  const isBeyond = useLastPage(pageNo, answer, onPage);
  const isFiltered = filter.search !== undefined || filter.state !== undefined;
  return (
    <div ref={panel} tabIndex={-1} className={styles.stack} aria-busy={isFetching}>
      {(isPending || isBeyond) && <Skeleton height={240} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !isBeyond && data?.list.length === 0 && (
        <EmptyState
          icon={<FileSignature />}
          title={t(isFiltered ? 'given_none_found' : 'given_none')}
          text={t(isFiltered ? 'given_none_found_text' : 'given_none_text')}
        />
      )}
      {!error && data && data.list.length > 0 && (
        <Stack as="ul">
          {data.list.map((contract) => (
            // A decided contract may leave the list, and with it the focused button.
            <ContractCard key={contract.contractId} shown={{ side: 'given', contract }} onLeaving={() => panel.current?.focus()} />
          ))}
        </Stack>
      )}
      {!error && <Pagination aria-label={t('pages')} page={pageNo} pageCount={data?.totalPages ?? 1} onPageChange={onPage} />}
    </div>
  );
}
