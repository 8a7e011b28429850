import { Users } from 'lucide-react';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallOptions, Client } from '#site/api/client.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { ordersBy } from '#site/api/contract/sorting.ts';
import { MOST_TEAM_ROWS, TEAM_KINDS, TEAM_SORTS, teamMembers, type TeamRow } from '#site/api/contract/team.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { ExportButton } from '#site/features/records/ExportButton.tsx';
import { FoldedFilters } from '#site/features/records/FoldedFilters.tsx';
import { filedColumns, fileName, fileTable } from '#site/features/records/fileTable.ts';
import { useRecordsHost } from '#site/features/records/host.ts';
import { nextOrder, orderIn, orderText } from '#site/features/records/order.ts';
import * as records from '#site/features/records/Records.css.ts';
import { oneOf, wholeOf, type RecordFilter } from '#site/features/records/recordTypes.ts';
import { columnsIn, useTableView } from '#site/features/records/tableViews.ts';
import { useExport } from '#site/features/records/useExport.ts';
import { useRecordPlace, type PlaceParts } from '#site/features/records/useRecordPlace.ts';
import { ViewMenu } from '#site/features/records/ViewMenu.tsx';
import { useSession } from '#site/session/session.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { SearchBox } from '#site/components/SearchBox.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Button, ButtonLink, Card, EmptyState, Pagination, Stack, Table, type TableSort } from '#ui';
import { ALL_LEVELS, PLACE, startOf } from './place.ts';
import type { Props } from './schema.ts';
import { Trail } from './Trail.tsx';
import { useTeamColumns } from './useTeamColumns.tsx';

/** Name of the list's view and of its export file. */
const NAME = 'team';

/** The most active members first. */
const USUAL_ORDER: TableSort = { key: 'lastLoginAt', direction: 'descending' };

const askPage = (client: Client, query: CallInput<typeof teamMembers>, options: CallOptions) => client.call(teamMembers, query, options);

/** A page of the team below a node of the tree: direct downlines by default, deeper levels or all on request. */
export function TeamList({ pageSize, registerAt }: Props) {
  const { t } = useTranslation(['team', 'records', 'kit']);
  const { merchant } = useRecordsHost();
  const { member } = useSession();
  const { parts, put } = useRecordPlace();
  const under = parts[PLACE.under] ?? '';
  const search = parts[PLACE.search] ?? '';
  const isAll = parts[PLACE.level] === ALL_LEVELS;
  const level = wholeOf(parts[PLACE.level]) ?? 1;
  const kind = oneOf(TEAM_KINDS, parts[PLACE.kind]);
  const pageNo = wholeOf(parts[PLACE.pageNo]) ?? 1;

  const counted = useRef<HTMLParagraphElement>(null);
  /** The pressed element unmounts with the previous list; focus moves to the new total. */
  const begin = useCallback(
    (memberId: string): void => {
      put(startOf(memberId));
      counted.current?.focus();
    },
    [put],
  );
  const columns = useTeamColumns(begin);
  const [view, setView] = useTableView(NAME);
  const shown = useMemo(() => columnsIn(columns, view), [columns, view]);
  const order = orderIn(parts[PLACE.sort] ?? '', columns) ?? USUAL_ORDER;
  const sort = oneOf(ordersBy(TEAM_SORTS), orderText(order));
  const query = {
    ...(under !== '' && { under }),
    ...(!isAll && { level }),
    ...(kind && { kind }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(sort && { sort }),
  };
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    teamMembers,
    { ...query, pageNo, pageSize },
    { staleMs: 0, keepPrevious: true },
  );
  const file = useExport({
    ask: askPage,
    query,
    pageSize: MOST_TEAM_ROWS,
    rowKey: ({ memberId }: TeamRow) => memberId,
    table: (rows) => {
      const { currency, timeZone = 'UTC' } = merchant;
      return fileTable(filedColumns(columns), rows, { title: t('team'), currency, timeZone, total: t('records:total') });
    },
    fileName: (format) => fileName([merchant.code, member?.account ?? '', NAME, data?.trail.at(-1)?.account ?? ''], format),
  });
  const show = (page: number): void => put({ [PLACE.pageNo]: page === 1 ? '' : String(page) });
  const isBeyond = useLastPage(pageNo, { data, isPlaceholderData }, show);

  const narrow = (changes: PlaceParts): void => put({ [PLACE.pageNo]: '', ...changes });
  const isNarrowed = search.trim() !== '' || kind !== undefined || isAll || level > 1;
  const isGone = error?.code === PAGE_CODE.memberUnknown;
  const depth = data?.levels ?? 1;
  const deeper = Array.from({ length: Math.max(0, depth - 1) }, (_, index) => index + 2);
  // A level in the URL that the team lacks is appended, since the depth may be unlimited.
  if (level > Math.max(depth, 1)) deeper.push(level);
  const chosen = { [PLACE.level]: isAll ? ALL_LEVELS : level === 1 ? '' : String(level), [PLACE.kind]: kind ?? '' };
  const filters: readonly RecordFilter[] = [
    {
      key: PLACE.level,
      label: t('level'),
      usual: t('level_direct'),
      options: [
        ...deeper.map((value) => ({ value: String(value), label: t('level_at', { 0: String(value) }) })),
        { value: ALL_LEVELS, label: t('level_all') },
      ],
    },
    { key: PLACE.kind, label: t('account_type'), options: TEAM_KINDS.map((value) => ({ value, label: t(`kind_${value}`) })) },
  ];

  if (isGone) return <Gone onBack={() => put(startOf(''))} heir={counted} />;
  return (
    <Stack>
      {under !== '' && <Trail steps={data?.trail ?? []} onGo={begin} />}
      <Card role="search" aria-label={t('filters')} variant="sunken" padding="md" className={records.filters}>
        <SearchBox
          className={records.phoneLine}
          label={t('search_part')}
          value={search}
          onSearch={(text) => narrow({ [PLACE.search]: text })}
        />
        <FoldedFilters filters={filters} chosen={chosen} onChange={narrow} />
      </Card>
      <div className={records.summary}>
        <p ref={counted} role="status" tabIndex={-1} className={records.count}>
          {data && !isPlaceholderData && !error && t('count', { 0: formatCount(data.totalCount) })}
        </p>
        <div className={records.tools}>
          <ExportButton {...file} disabled={!data || data.totalCount === 0} />
          <ViewMenu columns={columns} view={view} onChange={setView} />
        </div>
      </div>
      <Table
        caption={t('team')}
        hideCaption
        columns={shown}
        density={view.density}
        sort={order}
        onSortChange={(next) => narrow({ [PLACE.sort]: nextOrder(next, order, USUAL_ORDER) })}
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
