import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { TIER_FIGURES, type TierFault } from '#site/api/contract/contractTerms.ts';
import type { ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import { useRecordsHost } from '#site/features/records/host.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { AmountField, IconButton, NumberField, Text } from '#ui';
import * as styles from './Contracts.css.ts';
import type { TierText } from './offerDraft.ts';
import { percentText } from '#site/features/team/percent.ts';
import { figureName } from './Tiers.tsx';

/** Smallest rate step: one hundredth of a percent. */
const FINEST_RATE = 0.01;

interface TierFieldsProps {
  readonly sort: ContractSort;
  readonly tier: TierText;
  /** Starting at 1. */
  readonly number: number;
  /** Maximum rate, in hundredths of a percent. */
  readonly most: number;
  readonly faults: readonly TierFault[];
  /** Takes the focus when this tier is removed. */
  readonly heir: RefObject<HTMLElement | null>;
  readonly onChange: (changes: Partial<TierText>) => void;
  /** Absent for the only tier. */
  readonly onRemove: (() => void) | undefined;
}

/** One tier of an offer: rate and thresholds. */
export function TierFields({ sort, tier, number, most, faults, heir, onChange, onRemove }: TierFieldsProps) {
  const { t } = useTranslation(['contracts', 'kit']);
  const { currency } = useRecordsHost().merchant;
  const legend = useId();
  const whole = useRef<HTMLFieldSetElement>(null);
  useFocusHandoff(whole, heir);
  const first = useRef<HTMLInputElement>(null);
  // An added tier takes the focus from the add button; the initial tier does not.
  const takeFocus = useEffectEvent(() => {
    if (number > 1) first.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  const messageOf = (field: keyof ContractTier): string | undefined => {
    const fault = faults.find((known) => known.field === field);
    return fault && t(`fault_${fault.kind}`, { 0: percentText(most) });
  };
  return (
    <fieldset ref={whole} className={styles.tier} aria-labelledby={legend}>
      <div className={styles.tierHead}>
        <Text id={legend} as="span" weight="bold">
          {t('tier', { 0: number })}
        </Text>
        {onRemove && (
          <IconButton size="sm" aria-label={t('tier_remove', { 0: number })} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        )}
      </div>
      <div className={styles.tierFields}>
        <NumberField
          ref={first}
          label={t('rate_percent')}
          required
          step={FINEST_RATE}
          min={FINEST_RATE}
          max={most * FINEST_RATE}
          value={tier.rate}
          onChange={({ currentTarget: { value } }) => onChange({ rate: value })}
          message={messageOf('rate')}
        />
        <NumberField
          label={t('active_members')}
          required
          value={tier.activeMembers}
          onChange={({ currentTarget: { value } }) => onChange({ activeMembers: value })}
          message={messageOf('activeMembers')}
        />
        {TIER_FIGURES[sort].map((figure) => (
          <AmountField
            key={figure}
            label={t(figureName(sort, figure))}
            required
            currency={currency.symbol}
            exponent={currency.exponent}
            amount={tier.amounts[figure] ?? null}
            onAmountChange={(amount) => {
              const { [figure]: _before, ...others } = tier.amounts;
              onChange({ amounts: amount === undefined ? others : { ...others, [figure]: amount } });
            }}
            message={messageOf(figure)}
          />
        ))}
      </div>
    </fieldset>
  );
}
