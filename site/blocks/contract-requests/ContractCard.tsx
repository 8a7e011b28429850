import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useSite } from '#site/assembler/view.ts';
import type { Contract, ContractState } from '#site/api/contract/contracts.ts';
import { RecordTime } from '#site/shared/records/RecordTime.tsx';
import { Badge, Button, type BadgeTone } from '#ui';
import * as styles from './ContractRequests.css.ts';
import { rateText } from './rateText.ts';
import { Tiers } from './Tiers.tsx';
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
  readonly contract: Contract;
  readonly onDecided: () => void;
}

/** A contract with its terms, and what can be done with it now. */
export function ContractCard({ contract, onDecided }: ContractCardProps) {
  const { t } = useTranslation('contracts');
  const { currency } = useMerchant();
  const { realTimeSettleMs } = useSite().agents;
  const heading = useId();
  const { decide, pending, problem } = useDecision(contract, currency, onDecided);
  const { sort, period, state, tiers, ends, actions, changedAt } = contract;
  const upline = contract.offeredBy === '' ? t('house') : contract.offeredBy;
  return (
    <li className={styles.contract} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.title}>
          {t(`sort_${sort}`)}
        </h3>
        <Badge tone={TONES[state]}>{t(state === 'ending' && contract.isOwnRequest ? 'state_ending_own' : `state_${state}`)}</Badge>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>{t('upline')}</dt>
          <dd className={styles.value}>{upline}</dd>
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
      {contract.replaces && <p className={styles.warning}>{t('replaces')}</p>}
      {ends.length > 0 && (
        <p className={styles.warning}>{t('ends', { 0: ends.map(({ account, rate }) => `${account} (${rateText(rate)})`).join(', ') })}</p>
      )}
      <div role="alert">{problem !== undefined && <p className={styles.problem}>{problem}</p>}</div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'accept' && state === 'offered' ? 'primary' : 'secondary'}
              loading={pending === action}
              disabled={pending !== undefined}
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
