import { Search, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { contractDownlines } from '#site/api/contract/givenContracts.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/shared/games/LoadProblem.tsx';
import { SEARCH_LENGTH, useSearchText } from '#site/shared/useSearchText.ts';
import { Button, EmptyState, Pagination, Skeleton, TextField } from '#ui';
import * as styles from './Contracts.css.ts';

export type Downline = CallOutput<typeof contractDownlines>['list'][number];

interface DownlinePickerProps {
  /** How many are shown at once. */
  readonly pageSize: number;
  readonly onChoose: (downline: Downline) => void;
  readonly onClose: () => void;
}

/** Whom to offer a contract: direct downlines, found by a part of their account. */
export function DownlinePicker({ pageSize, onChoose, onClose }: DownlinePickerProps) {
  const { t } = useTranslation('contracts');
  const box = useRef<HTMLInputElement>(null);
  // The press that led here is gone.
  useEffect(() => box.current?.focus(), []);
  const [search, setSearch] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const [text, setText] = useSearchText(search, (words) => {
    setSearch(words);
    setPageNo(1);
  });
  const { data, error, isPending, isFetching, refetch } = useCall(
    contractDownlines,
    { pageNo, pageSize, ...(search.trim() !== '' && { search: search.trim() }) },
    { keepPrevious: true },
  );
  const list = data?.list ?? [];
  return (
    <section className={styles.form} aria-label={t('offer_whom')}>
      <TextField
        ref={box}
        type="search"
        label={t('offer_whom')}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        start={<Search size={18} aria-hidden="true" />}
      />
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {isPending && Array.from({ length: pageSize }, (_, place) => <Skeleton key={place} height={48} />)}
      {data && !error && list.length === 0 && <EmptyState icon={<Users />} title={t('nobody')} text={t('nobody_text')} />}
      {!error && list.length > 0 && (
        <ul className={styles.people} aria-label={t('downlines')} aria-busy={isFetching}>
          {list.map((downline) => (
            <li key={downline.memberId} className={styles.someone}>
              <button type="button" className={styles.choose} onClick={() => onChoose(downline)}>
                <bdi>{downline.account}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!error && <Pagination aria-label={t('downline_pages')} page={pageNo} pageCount={data?.totalPages ?? 1} onPageChange={setPageNo} />}
      <Button className={styles.aside} onClick={onClose}>
        {t('back')}
      </Button>
    </section>
  );
}
