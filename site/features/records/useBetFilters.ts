import { useTranslation } from 'react-i18next';

import { BET_STATUSES, RECORD_CATEGORIES } from '#site/api/contract/records.ts';
import { gameVendor } from '#site/api/contract/vendors.ts';
import { useCall } from '#site/api/useCall.ts';
import { useRecordsHost } from './host.ts';
import { oneOf, type RecordFilter } from './recordTypes.ts';

/** Converts the selected bet filters to call input. */
export function betChoices(filters: Readonly<Record<string, string>>) {
  const { vendor, search } = filters;
  const category = oneOf(RECORD_CATEGORIES, filters['category']);
  const status = oneOf(BET_STATUSES, filters['status']);
  return { ...(category && { category }), ...(status && { status }), ...(vendor && { vendor }), ...(search && { search }) };
}

/** Filters of a bet list. */
export function useBetFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('records');
  const { code } = useRecordsHost().merchant;
  const { data, isPending } = useCall(gameVendor, { merchantCode: code }, { staleMs: Infinity });
  const lanes = data?.data.lanes ?? [];
  return [
    {
      key: 'category',
      label: t('category'),
      options: RECORD_CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) })),
    },
    {
      key: 'vendor',
      label: t('vendor'),
      isComing: isPending,
      options: lanes.flatMap(({ cards }) => cards.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName }))),
    },
    {
      key: 'status',
      label: t('status'),
      options: BET_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
    },
    { key: 'search', label: t('search_bets') },
  ];
}
