import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { accountRecords, MOVEMENT_TYPES, type MovementRecord } from '#site/api/contract/records.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { MovementList } from '#site/features/records/MovementList.tsx';
import type { MovementTotals } from '#site/features/records/useMovementColumns.tsx';
import { oneOf, type AskRecords } from '#site/features/records/recordTypes.ts';
import type { Props } from './schema.ts';

const ask: AskRecords<MovementRecord, MovementTotals> = (client, { filters, ...query }, options) => {
  const type = oneOf(MOVEMENT_TYPES, filters['type']);
  return client.call(accountRecords, { ...query, ...(type && { type }) }, options);
};

/** Lists every wallet transaction of the member, with the balance after it. */
export default function AccountRecords({ props: { pageSizes } }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <MovementList name="account" ask={ask} types={MOVEMENT_TYPES} pageSizes={pageSizes} />
    </RecordsProvider>
  );
}
