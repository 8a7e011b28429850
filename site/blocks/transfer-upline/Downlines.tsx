import { Search, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { transferLine, type LineMember } from '#site/api/contract/memberTransfer.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/shared/games/LoadProblem.tsx';
import { SEARCH_LENGTH, useSearchText } from '#site/shared/useSearchText.ts';
import { Button, EmptyState, Pagination, Skeleton, TextField } from '#ui';
import { Person } from './Person.tsx';
import * as styles from './TransferUpline.css.ts';

interface DownlinesProps {
  readonly pageSize: number;
  readonly chosen: LineMember | undefined;
  readonly onChoose: (member: LineMember | undefined) => void;
}

/** The member's direct downlines, found by a part of their account; once one is chosen, that one. */
export function Downlines({ pageSize, chosen, onChoose }: DownlinesProps) {
  const { t } = useTranslation(['wallets', 'kit']);
  // Back from a choice, the search has the focus.
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen) {
    return (
      <Person member={chosen} title={t('downline')} isNew>
        <Button
          size="sm"
          onClick={() => {
            setWasChosen(true);
            onChoose(undefined);
          }}
        >
          {t('choose_another')}
        </Button>
      </Person>
    );
  }
  return <Finder pageSize={pageSize} isAgain={wasChosen} onChoose={onChoose} />;
}

interface FinderProps {
  readonly pageSize: number;
  readonly isAgain: boolean;
  readonly onChoose: (member: LineMember) => void;
}

function Finder({ pageSize, isAgain, onChoose }: FinderProps) {
  const { t } = useTranslation(['wallets', 'kit']);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAgain) box.current?.focus();
  }, [isAgain]);
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
        ref={box}
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
      {isPending && Array.from({ length: pageSize }, (_, place) => <Skeleton key={place} height={48} />)}
      {data && !error && list.length === 0 && <EmptyState icon={<Users />} title={t('nobody_found')} text={t('nobody_found_text')} />}
      {!error && list.length > 0 && (
        <>
          <ul className={styles.people} aria-label={t('downlines')} aria-busy={isFetching}>
            {list.map((member) => (
              <li key={member.memberId} className={styles.someone}>
                <button type="button" className={styles.choose} onClick={() => onChoose(member)}>
                  <bdi>{member.account}</bdi>
                  <bdi className={styles.note}>{member.name}</bdi>
                </button>
              </li>
            ))}
          </ul>
          <Pagination aria-label={t('downline_pages')} page={pageNo} pageCount={data?.downlines.totalPages ?? 1} onPageChange={setPageNo} />
        </>
      )}
    </div>
  );
}
