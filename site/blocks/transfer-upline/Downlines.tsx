import { Search, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { transferLine, type LineMember } from '#site/api/contract/memberTransfer.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/shared/games/LoadProblem.tsx';
import { SEARCH_LENGTH, useSearchText } from '#site/shared/useSearchText.ts';
import { EmptyState, Pagination, RadioField, Skeleton, TextField } from '#ui';
import * as styles from './TransferUpline.css.ts';

interface DownlinesProps {
  readonly pageSize: number;
  readonly chosen: LineMember | undefined;
  readonly onChoose: (member: LineMember) => void;
}

/** The member's direct downlines, found by a part of their account. */
export function Downlines({ pageSize, chosen, onChoose }: DownlinesProps) {
  const { t } = useTranslation(['wallets', 'kit']);
  const [search, setSearch] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const [text, setText] = useSearchText(search, (words) => {
    setSearch(words);
    setPageNo(1);
  });
  const { data, error, isPending, isFetching, refetch } = useCall(
    transferLine,
    { pageNo, pageSize, ...(search.trim() !== '' && { search: search.trim() }) },
    { keepPrevious: true },
  );
  const list = data?.downlines.list ?? [];
  return (
    <div className={styles.stack}>
      <TextField
        type="search"
        label={t('find_downline')}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        start={<Search size={18} aria-hidden="true" />}
      />
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {isPending && Array.from({ length: 4 }, (_, place) => <Skeleton key={place} height={56} />)}
      {data && !error && list.length === 0 && <EmptyState icon={<Users />} title={t('nobody_found')} text={t('nobody_found_text')} />}
      {!error && list.length > 0 && (
        <>
          <RadioField
            className={styles.people}
            label={t('downline')}
            value={chosen?.memberId ?? ''}
            options={list.map(({ memberId, account, name }) => ({ value: memberId, label: account, description: name }))}
            onChange={({ target }) => {
              const member = list.find(({ memberId }) => memberId === target.value);
              if (member) onChoose(member);
            }}
          />
          <Pagination aria-label={t('downline_pages')} page={pageNo} pageCount={data?.downlines.totalPages ?? 1} onPageChange={setPageNo} />
        </>
      )}
    </div>
  );
}
