import { Plus } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { CONTRACT_PERIODS_OF, MOST_TIERS, tierFaults } from '#site/api/contract/contractTerms.ts';
import { useRecordsHost } from '#site/features/records/host.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { Button, Callout, RadioField, Row, SelectField, Stack, Text } from '#ui';
import * as styles from './Contracts.css.ts';
import {
  emptyOffer,
  isComplete,
  tiersIn,
  withChange,
  withoutTier,
  withSort,
  withTier,
  type HeldKind,
  type OfferDraft,
} from './offerDraft.ts';
import { percentText } from '#site/features/team/percent.ts';
import { TierFields } from './TierFields.tsx';
import { useOffer } from './useOffer.ts';

interface OfferFieldsProps {
  readonly memberId: string;
  readonly account: string;
  /** Kinds that the agent has; at least one. */
  readonly kinds: readonly HeldKind[];
  readonly onClose: () => void;
}

/** Kind, period and tiers of an offer. Shows limits up front and errors beside their fields. */
export function OfferFields({ memberId, account, kinds, onClose }: OfferFieldsProps) {
  const { t } = useTranslation('contracts');
  const { form, showFault } = useFirstFault();
  const adding = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState(() => emptyOffer(kinds.find(({ isOpen }) => !isOpen)?.sort ?? kinds[0]?.sort ?? 'dividend'));
  const [isJudged, setJudged] = useState(false);
  const kind = kinds.find(({ sort }) => sort === draft.sort);
  const { contractPeriods } = useRecordsHost().site.agents;
  const periods = CONTRACT_PERIODS_OF[draft.sort].filter((period) => period !== null).filter((period) => contractPeriods.includes(period));
  const period = periods.find((known) => known === draft.period) ?? periods[0] ?? draft.period;
  const { offer, pending, problem, forget } = useOffer({ memberId, account, kind });
  // Not while an offer is being sent: the terms refetched after it already list it as pending.
  const isTaken = kind?.isOpen === true && !pending;
  const most = kind?.most ?? 0;
  const tiers = tiersIn(draft);
  const faults = tierFaults(draft.sort, tiers, most);

  const change = (next: OfferDraft): void => {
    forget();
    setDraft(next);
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setJudged(true);
    if (faults.length > 0 || !tiers.every(isComplete)) return showFault();
    if (await offer({ sort: draft.sort, period, tiers })) onClose();
  };

  return (
    <form ref={form} className={styles.fields} aria-label={t('offer')} noValidate onSubmit={(event) => void submit(event)}>
      <RadioField
        label={t('kind')}
        options={kinds.map(({ sort }) => ({ value: sort, label: t(`sort_${sort}`) }))}
        value={draft.sort}
        onChange={({ currentTarget: { value } }) => {
          const chosen = kinds.find(({ sort }) => sort === value);
          if (chosen) change(withSort(draft, chosen.sort));
        }}
      />
      {isTaken && problem === undefined && (
        <Callout tone="caution" compact>
          {t('offer_open', { 0: account })}
        </Callout>
      )}
      {kind && kind.inForce !== null && (
        <Text size="sm" tone="muted">
          {t('offer_in_force', { 0: account, 1: percentText(kind.inForce) })}
        </Text>
      )}
      {periods.length > 1 && (
        <SelectField
          label={t('period_label')}
          required
          value={period ?? ''}
          options={periods.map((known) => ({ value: known, label: t(`period_${known}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = periods.find((known) => known === value);
            if (chosen) change({ ...draft, period: chosen });
          }}
        />
      )}
      <Text size="sm" tone="muted">
        {t('offer_limit', { 0: percentText(most) })} {t('offer_rises')}
      </Text>
      {draft.tiers.map((tier, place) => (
        <TierFields
          key={tier.id}
          sort={draft.sort}
          tier={tier}
          number={place + 1}
          most={most}
          faults={isJudged ? faults.filter((fault) => fault.tier === place) : []}
          onChange={(changes) => change(withChange(draft, tier.id, changes))}
          heir={adding}
          onRemove={draft.tiers.length > 1 ? () => change(withoutTier(draft, tier.id)) : undefined}
        />
      ))}
      {draft.tiers.length < MOST_TIERS && (
        <Button ref={adding} className={styles.aside} iconStart={<Plus size={18} />} onClick={() => change(withTier(draft))}>
          {t('tier_add')}
        </Button>
      )}
      <Stack gap="md">
        <Callout live="assertive" tone="critical" compact>
          {problem}
        </Callout>
        <Row gap="md" align="stretch">
          <Button type="submit" variant="primary" loading={pending} disabled={isTaken}>
            {t('offer_send')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </Row>
      </Stack>
    </form>
  );
}
