import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { AGENT_MOVEMENTS, agentRecords, type MovementRecord } from '#site/api/contract/records.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { MovementList } from '#site/features/records/MovementList.tsx';
import { oneOf, type AskRecords } from '#site/features/records/recordTypes.ts';
import type { MovementTotals } from '#site/features/records/useMovementColumns.tsx';
import type { Props } from './schema.ts';

const ask: AskRecords<MovementRecord, MovementTotals> = (client, { filters, ...query }, options) => {
  const type = oneOf(AGENT_MOVEMENTS, filters['type']);
  return client.call(agentRecords, { ...query, ...(type && { type }) }, options);
};

/** Lists the transactions of the agent's wallet, without the agent's own bets. */
export default function AgentRecords({ props: { pageSizes } }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <MovementList name="agent-account" ask={ask} types={AGENT_MOVEMENTS} pageSizes={pageSizes} />
    </RecordsProvider>
  );
}
