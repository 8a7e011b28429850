import { FileSignature } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { CONTRACT_LISTS, contractList } from '#site/api/contract/agentContracts.ts';
import { useCall } from '#site/api/useCall.ts';
import { ContractCard } from '#site/features/contracts/ContractCard.tsx';
import * as styles from '#site/features/contracts/Contracts.css.ts';
import { MembersOnly } from '#site/features/club/MembersOnly.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { EmptyState, Pagination, Skeleton, Stack, Tabs } from '#ui';
import { Given } from './Given.tsx';
import { PAGE, pageIn } from './place.ts';
import type { Props } from './schema.ts';

/** Query parameters: the side, and the state of received contracts. */
const SIDE = 'side';
const LIST = 'list';

const SIDES = ['received', 'given'] as const;

/** Contracts that uplines offer the member; for agents, also the contracts they offer. */
export default function ContractRequests({ props }: BlockProps<Props>) {
  const { t } = useTranslation('contracts');
  const session = useFact('session');
  const host = useHost();
  if (session === 'visitor' || session === 'trial')
    return <MembersOnly title={t('invite_title')} text={t('invite_text')} login={props.login} register={props.register} />;
  return <RecordsProvider value={host}>{session === 'agent' ? <BothSides {...props} /> : <Received {...props} />}</RecordsProvider>;
}

function BothSides(props: Props) {
  const { t } = useTranslation('contracts');
  const { parts, put } = useRecordPlace();
  const side = SIDES.find((known) => known === parts[SIDE]) ?? SIDES[0];
  // The filters of one side do not apply to the other.
  const choose = (next: string): void =>
    put({ ...Object.fromEntries(Object.keys(parts).map((part) => [part, ''])), [SIDE]: next === SIDES[0] ? '' : next });
  return (
    <Tabs aria-label={t('sides')} value={side} onChange={choose} tabs={SIDES.map((value) => ({ value, label: t(`side_${value}`) }))}>
      {side === 'given' ? <Given pageSize={props.pageSize} downlinesSize={props.downlinesSize} /> : <Received {...props} />}
    </Tabs>
  );
}

function Received({ pageSize }: Props) {
  const { t } = useTranslation('contracts');
  const { parts, put } = useRecordPlace();
  const panel = useRef<HTMLDivElement>(null);
  const list = CONTRACT_LISTS.find((known) => known === parts[LIST]) ?? CONTRACT_LISTS[0];
  const pageNo = pageIn(parts);
  const answer = useCall(contractList, { list, pageNo, pageSize }, { staleMs: 0, keepPrevious: true });
  const { data, error, isPending, isFetching, refetch } = answer;
  const toPage = (page: number): void => put({ [PAGE]: page === 1 ? '' : String(page) });
  const isBeyond = useLastPage(pageNo, answer, toPage);
  return (
    <Tabs
      aria-label={t('lists')}
      variant="pill"
      value={list}
      onChange={(next) => put({ [LIST]: next === CONTRACT_LISTS[0] ? '' : next, [PAGE]: '' })}
      tabs={CONTRACT_LISTS.map((value) => ({ value, label: t(`list_${value}`) }))}
    >
      <div ref={panel} tabIndex={-1} className={styles.stack} aria-busy={isFetching}>
        {(isPending || isBeyond) && <Skeleton height={240} />}
        {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!error && !isBeyond && data?.list.length === 0 && (
          <EmptyState icon={<FileSignature />} title={t(`none_${list}`)} text={t(`none_${list}_text`)} />
        )}
        {!error && data && data.list.length > 0 && (
          <Stack as="ul">
            {data.list.map((contract) => (
              // A decided contract leaves the list, and with it the focused button.
              <ContractCard key={contract.contractId} shown={{ side: 'received', contract }} onLeaving={() => panel.current?.focus()} />
            ))}
          </Stack>
        )}
        {!error && <Pagination aria-label={t('pages')} page={pageNo} pageCount={data?.totalPages ?? 1} onPageChange={toPage} />}
      </div>
    </Tabs>
  );
}
