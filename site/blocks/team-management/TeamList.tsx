import { Users } from 'lucide-react';
import { useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { TEAM_KINDS, teamMembers } from '#site/api/contract/team.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import * as records from '#site/features/records/Records.css.ts';
import { oneOf, wholeOf } from '#site/features/records/recordTypes.ts';
import { useRecordPlace, type PlaceParts } from '#site/features/records/useRecordPlace.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { SearchBox } from '#site/components/SearchBox.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Button, ButtonLink, Card, EmptyState, Pagination, SelectField, Stack, Table } from '#ui';
import { ALL_LEVELS, PLACE, startOf } from './place.ts';
import type { Props } from './schema.ts';
import * as own from './TeamManagement.css.ts';
import { Trail } from './Trail.tsx';
import { useTeamColumns } from './useTeamColumns.tsx';

/** A page of the team below a node of the tree: direct downlines by default, deeper levels or all on request. */
export function TeamList({ pageSize, registerAt }: Props) {
  const { t } = useTranslation(['team', 'kit']);
  const { parts, put } = useRecordPlace();
  const under = parts[PLACE.under] ?? '';
  const search = parts[PLACE.search] ?? '';
  const isAll = parts[PLACE.level] === ALL_LEVELS;
  const level = wholeOf(parts[PLACE.level]) ?? 1;
  const kind = oneOf(TEAM_KINDS, parts[PLACE.kind]);
  const pageNo = wholeOf(parts[PLACE.pageNo]) ?? 1;
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    teamMembers,
    {
      ...(under !== '' && { under }),
      ...(!isAll && { level }),
      ...(kind && { kind }),
      ...(search.trim() !== '' && { search: search.trim() }),
      pageNo,
      pageSize,
    },
    { staleMs: 0, keepPrevious: true },
  );
  const show = (page: number): void => put({ [PLACE.pageNo]: page === 1 ? '' : String(page) });
  const isBeyond = useLastPage(pageNo, { data, isPlaceholderData }, show);

  const counted = useRef<HTMLParagraphElement>(null);
  /** The pressed element unmounts with the previous list; focus moves to the new total. */
  const begin = (memberId: string): void => {
    put(startOf(memberId));
    counted.current?.focus();
  };
  const narrow = (changes: PlaceParts): void => put({ [PLACE.pageNo]: '', ...changes });
  const columns = useTeamColumns(begin);
  const isNarrowed = search.trim() !== '' || kind !== undefined || isAll || level > 1;
  const isGone = error?.code === PAGE_CODE.memberUnknown;
  const levels = useMemo(() => {
    const depth = data?.levels ?? 1;
    const deeper = Array.from({ length: Math.max(0, depth - 1) }, (_, index) => index + 2);
    // A level in the URL that the team lacks is appended, since the depth may be unlimited.
    if (level > Math.max(depth, 1)) deeper.push(level);
    return [
      { value: '', label: t('level_direct') },
      ...deeper.map((value) => ({ value: String(value), label: t('level_at', { 0: String(value) }) })),
      { value: ALL_LEVELS, label: t('level_all') },
    ];
  }, [data?.levels, level, t]);

  if (isGone) return <Gone onBack={() => put(startOf(''))} heir={counted} />;
  return (
    <Stack>
      {under !== '' && <Trail steps={data?.trail ?? []} onGo={begin} />}
      <Card role="search" aria-label={t('filters')} variant="sunken" padding="md" className={own.filters}>
        <SearchBox label={t('search_part')} value={search} onSearch={(text) => narrow({ [PLACE.search]: text })} />
        <SelectField
          size="md"
          label={t('level')}
          value={isAll ? ALL_LEVELS : level === 1 ? '' : String(level)}
          options={levels}
          onChange={({ currentTarget: { value } }) => narrow({ [PLACE.level]: value })}
        />
        <SelectField
          size="md"
          label={t('account_type')}
          value={kind ?? ''}
          options={[{ value: '', label: t('kind_all') }, ...TEAM_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))]}
          onChange={({ currentTarget: { value } }) => narrow({ [PLACE.kind]: value })}
        />
      </Card>
      <p ref={counted} role="status" tabIndex={-1} className={records.count}>
        {data && !isPlaceholderData && !error && t('count', { 0: formatCount(data.totalCount) })}
      </p>
      <Table
        caption={t('team')}
        hideCaption
        columns={columns}
        rows={error ? [] : (data?.list ?? [])}
        rowKey={({ memberId }) => memberId}
        loading={isPending || isBeyond || (isFetching && isPlaceholderData)}
        onRowPress={({ memberId }) => put({ [PLACE.member]: memberId })}
        {...(error && { error: <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> })}
        empty={
          isNarrowed ? (
            <EmptyState
              icon={<Users />}
              title={t('nobody_fits')}
              text={t('nobody_fits_text')}
              action={<Button onClick={() => begin(under)}>{t('clear_filters')}</Button>}
            />
          ) : (
            <EmptyState
              icon={<Users />}
              title={t(under === '' ? 'nobody' : 'nobody_below')}
              text={t(under === '' ? 'nobody_text' : 'nobody_below_text')}
              {...(under === '' && { action: <ButtonLink href={registerAt}>{t('register_first')}</ButtonLink> })}
            />
          )
        }
      />
      <Pagination aria-label={t('pages')} page={pageNo} pageCount={error ? 1 : (data?.totalPages ?? 1)} onPageChange={show} />
    </Stack>
  );
}

/** Shown if the member in the URL is not in the team. */
function Gone({ onBack, heir }: { readonly onBack: () => void; readonly heir: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('team');
  const whole = useRef<HTMLDivElement>(null);
  useFocusHandoff(whole, heir);
  return (
    <div ref={whole}>
      <EmptyState
        icon={<Users />}
        title={t('unknown')}
        text={t('unknown_text')}
        action={<Button onClick={onBack}>{t('my_team')}</Button>}
      />
    </div>
  );
}
