import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ContractState } from '#site/api/contract/agentContracts.ts';
import { useRecordsHost } from '#site/features/records/host.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, type BadgeTone, Button, Callout } from '#ui';
import * as styles from './Contracts.css.ts';
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
    <li className={styles.contract} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.title}>
          {t(`sort_${sort}`)}
        </h3>
        <Badge tone={TONES[state]}>
          {t(isOwnRequest ? 'state_ending_own' : isGiven && state === 'offered' ? 'given_offered' : `state_${state}`)}
        </Badge>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>{t(isGiven ? 'downline' : 'upline')}</dt>
          <dd className={styles.value}>
            <bdi>{other}</bdi>
          </dd>
        </div>
        {period !== null && (
          <div className={styles.fact}>
            <dt className={styles.term}>{t('period')}</dt>
            <dd className={styles.value}>{t(`period_${period}`)}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt className={styles.term}>{t(`since_${state}`)}</dt>
          <dd className={styles.value}>
            <RecordTime at={changedAt} />
          </dd>
        </div>
      </dl>
      <Tiers sort={sort} tiers={tiers} />
      {sort === 'realtime' && <p className={styles.note}>{t('settled_every', { 0: realTimeSettleMs / MINUTE_MS })}</p>}
      {cause !== null && <p className={styles.note}>{t(isGiven ? `given_cause_${cause}` : `cause_${cause}`)}</p>}
      {consequences.map((text) => (
        <Callout key={text} tone="caution" compact>
          {text}
        </Callout>
      ))}
      <Callout live="assertive" tone="critical" compact>
        {problem}
      </Callout>
      {actions.length > 0 && (
        <div className={styles.actions}>
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
        </div>
      )}
    </li>
  );
}
