import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ContractState } from '#site/api/contract/agentContracts.ts';
import { useRecordsHost } from '#site/features/records/host.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, type BadgeTone, Button, Callout, Card, DescriptionList, Heading, Row, Text } from '#ui';
import type { ShownContract } from './shown.ts';
import { Tiers } from './Tiers.tsx';
import { useConsequences } from './useConsequences.ts';
import { useDecision } from './useDecision.ts';

const TONES: Readonly<Record<ContractState, BadgeTone>> = {
  offered: 'info',
  active: 'positive',
  ending: 'caution',
  rejected: 'neutral',
  withdrawn: 'neutral',
  terminated: 'neutral',
  replaced: 'neutral',
};
const MINUTE_MS = 60_000;

interface ContractCardProps {
  readonly shown: ShownContract;
  /** The contract was decided by either side and may leave the list. */
  readonly onLeaving: () => void;
}

/** A contract with its terms and available actions. */
export function ContractCard({ shown, onLeaving }: ContractCardProps) {
  const { t } = useTranslation('contracts');
  const { realTimeSettleMs } = useRecordsHost().site.agents;
  const heading = useId();
  const { decide, pending, problem } = useDecision(shown, onLeaving);
  const consequences = useConsequences(shown);
  const { side, contract } = shown;
  const { sort, period, state, cause, tiers, actions, changedAt, isOwnRequest } = contract;
  const isGiven = side === 'given';
  const other = side === 'given' ? shown.contract.account : shown.contract.offeredBy || t('house');
  return (
    <Card as="li" aria-labelledby={heading}>
      <Row justify="between">
        <Heading id={heading} level={3}>
          {t(`sort_${sort}`)}
        </Heading>
        <Badge tone={TONES[state]}>
          {t(isOwnRequest ? 'state_ending_own' : isGiven && state === 'offered' ? 'given_offered' : `state_${state}`)}
        </Badge>
      </Row>
      <DescriptionList
        layout="inline"
        items={[
          { term: t(isGiven ? 'downline' : 'upline'), value: <bdi>{other}</bdi> },
          ...(period === null ? [] : [{ term: t('period'), value: t(`period_${period}`) }]),
          { term: t(`since_${state}`), value: <RecordTime at={changedAt} /> },
        ]}
      />
      <Tiers sort={sort} tiers={tiers} />
      {sort === 'realtime' && (
        <Text size="sm" tone="muted">
          {t('settled_every', { 0: realTimeSettleMs / MINUTE_MS })}
        </Text>
      )}
      {cause !== null && (
        <Text size="sm" tone="muted">
          {t(isGiven ? `given_cause_${cause}` : `cause_${cause}`)}
        </Text>
      )}
      {consequences.map((text) => (
        <Callout key={text} tone="caution" compact>
          {text}
        </Callout>
      ))}
      <Callout live="assertive" tone="critical" compact>
        {problem}
      </Callout>
      {actions.length > 0 && (
        <Row gap="md" align="stretch">
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'accept' && state === 'offered' ? 'primary' : 'secondary'}
              loading={pending === action}
              // Only the other button is disabled: a disabled button loses the focus.
              disabled={pending !== undefined && pending !== action}
              aria-describedby={heading}
              onClick={() => void decide(action)}
            >
              {t(state === 'ending' ? `ending_${action}` : `action_${action}`)}
            </Button>
          ))}
        </Row>
      )}
    </Card>
  );
}
