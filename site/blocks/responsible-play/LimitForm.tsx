import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { PlayLimit } from '#site/api/contract/play.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { AmountField, Button } from '#ui';
import * as styles from './ResponsiblePlay.css.ts';

interface LimitFormProps {
  readonly limit: PlayLimit;
  readonly pending: boolean;
  /** `null` for no limit. */
  readonly onSave: (amount: number | null) => void;
  readonly onCancel: () => void;
}

/** Amount field. States in advance whether the change applies at once or is delayed. */
export function LimitForm({ limit, pending, onSave, onCancel }: LimitFormProps) {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  const { amount: present, period } = limit;
  const [amount, setAmount] = useState<number | undefined>(present ?? undefined);
  const [missing, setMissing] = useState(false);
  const { form, showFault } = useFirstFault();
  // The button that opened the form has unmounted.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(amount === undefined);
    if (amount === undefined) showFault();
    else onSave(amount);
  };
  const waits = amount !== undefined && present !== null && amount > present;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={save} aria-busy={pending}>
      <AmountField
        label={t('amount_label', { 0: t(`period_${period}`) })}
        exponent={currency.exponent}
        currency={currency.symbol}
        amount={amount ?? null}
        onAmountChange={setAmount}
        description={t(waits ? 'amount_waits' : 'amount_at_once')}
        {...(missing && amount === undefined && { message: t('amount_missing') })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={pending}>
          {t('save')}
        </Button>
        <Button variant="ghost" disabled={pending} onClick={onCancel}>
          {t('back')}
        </Button>
        {present !== null && (
          <Button variant="ghost" loading={pending} onClick={() => onSave(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
