import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { EmptyState, Pagination, SearchField, Skeleton, Stack, Text } from '#ui';
import * as styles from './DownlineFinder.css.ts';
import type { DownlineSearch } from './useDownlineSearch.ts';

interface Downline {
  readonly memberId: string;
  readonly account: string;
  readonly name?: string;
}

interface DownlineFinderProps<Person extends Downline> {
  readonly search: DownlineSearch;
  /** The platform's response to `search.asked`. */
  readonly answer: Pick<UseQueryResult<unknown, CallError>, 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  readonly found: { readonly list: readonly Person[]; readonly totalPages: number } | undefined;
  readonly label: string;
  readonly listLabel: string;
  readonly pagesLabel: string;
  /** Empty state. */
  readonly nobody: { readonly title: string; readonly text: string };
  /** The pressed button has unmounted, so the search box takes the focus. */
  readonly takesFocus: boolean;
  readonly onChoose: (person: Person) => void;
}

/** Finds a downline by account and picks one. */
export function DownlineFinder<Person extends Downline>({
  search,
  answer,
  found,
  label,
  listLabel,
  pagesLabel,
  nobody,
  takesFocus,
  onChoose,
}: DownlineFinderProps<Person>) {
  useTranslation('kit');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const { error, isPending, isFetching, refetch } = answer;
  return (
    <Stack>
      <SearchField ref={box} label={label} maxLength={TEXT_LENGTH} value={search.text} onChange={search.setText} />
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {isPending && Array.from({ length: search.asked.pageSize }, (_, place) => <Skeleton key={place} height={48} />)}
      {!error && found?.list.length === 0 && <EmptyState icon={<Users />} title={nobody.title} text={nobody.text} />}
      {!error && found !== undefined && found.list.length > 0 && (
        <>
          <ul className={styles.people} aria-label={listLabel} aria-busy={isFetching}>
            {found.list.map((person) => (
              <li key={person.memberId} className={styles.someone}>
                <button type="button" className={styles.choose} onClick={() => onChoose(person)}>
                  <bdi>{person.account}</bdi>
                  {person.name !== undefined && (
                    <Text as="bdi" size="sm" tone="muted">
                      {person.name}
                    </Text>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <Pagination aria-label={pagesLabel} page={search.pageNo} pageCount={found.totalPages} onPageChange={search.setPageNo} />
        </>
      )}
    </Stack>
  );
}
