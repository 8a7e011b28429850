import { useTranslation } from 'react-i18next';

import type { MovementRecord, MovementType } from '#site/api/contract/records.ts';
import { Money } from '#site/components/Money.tsx';
import { Figures } from './Figures.tsx';
import { useRecordsHost } from './host.ts';
import { RecordList } from './RecordList.tsx';
import type { AskRecords } from './recordTypes.ts';
import { SignedMoney } from './SignedMoney.tsx';
import { useMovementColumns, type MovementTotals } from './useMovementColumns.tsx';

interface MovementListProps {
  /** Cache key of the list, and name of its export file. */
  readonly name: string;
  /** Must be a stable reference. */
  readonly ask: AskRecords<MovementRecord, MovementTotals>;
  /** Transaction types to filter by. */
  readonly types: readonly MovementType[];
  readonly pageSizes: readonly number[];
}

/** Transactions of a wallet, with the balance after each. */
export function MovementList({ name, ask, types, pageSizes }: MovementListProps) {
  const { t } = useTranslation('records');
  const columns = useMovementColumns();
  return (
    <RecordList
      name={name}
      title={t('movements')}
      ask={ask}
      columns={columns}
      filters={[{ key: 'type', label: t('movement_type'), options: types.map((value) => ({ value, label: t(`movement_${value}`) })) }]}
      rowKey={({ recordId }) => recordId}
      pageSizes={pageSizes}
      empty={{ title: t('no_movements_title'), text: t('no_movements_text') }}
      Summary={Summary}
    />
  );
}

/** Totals of the filtered transactions. */
function Summary({ totals: { received, spent, net } }: { readonly totals: MovementTotals }) {
  const { t } = useTranslation('records');
  const { currency } = useRecordsHost().merchant;
  return (
    <Figures
      figures={[
        { key: 'received', name: t('received'), value: <Money amount={received} currency={currency} /> },
        { key: 'spent', name: t('spent'), value: <Money amount={spent} currency={currency} /> },
        { key: 'net', name: t('change'), value: <SignedMoney amount={net} currency={currency} /> },
      ]}
    />
  );
}
