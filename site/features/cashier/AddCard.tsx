import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { addBankCard, bankCards, isHolderName, numberProblem, sameHolder, type Bank, type BankCard } from '#site/api/contract/bankCards.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { Currency } from '#site/i18n/format.ts';
import { PaymentPasswordField } from '#site/features/payment/PaymentPasswordField.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { Button, Callout, Card, Heading, SelectField, TextField } from '#ui';
import * as styles from './Cashier.css.ts';

interface AddCardProps {
  readonly banks: readonly Bank[];
  /** Required card holder, if known. */
  readonly holderName: string | null;
  /** Where the payment password is set. */
  readonly setAt: string;
  readonly currency: Currency;
  /** Takes the focus on mount, because the button that opened it has unmounted. @default false */
  readonly takesFocus?: boolean;
  /** Takes the focus when the form unmounts. */
  readonly heir?: RefObject<HTMLElement | null>;
  readonly onAdded: (card: BankCard) => void;
  /** Closes the form; absent while there is no card. */
  readonly onCancel?: () => void;
}

/** Errors that belong to one field, and their texts. */
const REFUSED: Readonly<Record<string, string>> = {
  [PAGE_CODE.bankCardNumberInvalid]: 'number_check',
  [PAGE_CODE.bankCardHolderInvalid]: 'holder_invalid',
  [PAGE_CODE.bankCardHolderDiffers]: 'holder_differs',
  [PAGE_CODE.bankCardTaken]: 'number_taken',
  [PAGE_CODE.bankCardTooMany]: 'cards_full',
};

/** Adds a bank card; validates the number before the request. */
export function AddCard({ banks, holderName, setAt, currency, takesFocus = false, heir, onAdded, onCancel }: AddCardProps) {
  const { t } = useTranslation('cashier');
  const [typed, setTyped] = useState({ bankCode: banks[0]?.bankCode ?? '', holderName: holderName ?? '', number: '', paymentPassword: '' });
  const [isJudged, setJudged] = useState(false);
  const { form, showFault } = useFirstFault();
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) form.current?.querySelector('select')?.focus();
  });
  useEffect(() => takeFocus(), []);
  useFocusHandoff(form, heir);
  const write = useMoneyWrite(addBankCard, [bankCards]);
  const general = useMoneyProblem(currency)(write.problem);
  const known = REFUSED[write.problem?.code ?? ''];
  const refused = general && { ...general, ...(known !== undefined && { text: t(known) }) };
  const bank = banks.find(({ bankCode }) => bankCode === typed.bankCode);
  if (bank === undefined) return null;

  const change = (part: Partial<typeof typed>): void => {
    setTyped((before) => ({ ...before, ...part }));
    write.forget();
  };
  const wrongNumber = numberProblem(typed.number, bank);
  const digits = bank.least === bank.most ? String(bank.least) : `${bank.least}–${bank.most}`;
  const problems = {
    number: wrongNumber && t(`number_${wrongNumber}`, { 0: digits, 1: bank.prefix }),
    holderName: !isHolderName(typed.holderName)
      ? t('holder_invalid')
      : holderName !== null && !sameHolder(holderName, typed.holderName)
        ? t('holder_differs')
        : undefined,
    paymentPassword: typed.paymentPassword === '' ? t('password_required') : undefined,
  };
  type Name = keyof typeof problems;
  const messageOf = (name: Name): string | undefined =>
    (isJudged && problems[name]) || (refused?.field === name ? refused.text : undefined);
  const isBeside = refused !== null && refused.field !== undefined && Object.hasOwn(problems, refused.field);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // A nested form: its submit event must not reach the outer one.
    event.stopPropagation();
    setJudged(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return showFault();
    const card = await write.send(typed);
    if (card) onAdded(card);
    else showFault();
  };
  return (
    <form ref={form} noValidate aria-label={t('add_card')} onSubmit={(event) => void submit(event)}>
      <Card>
        <Heading level={4} size="lg">
          {t('add_card')}
        </Heading>
        <SelectField
          label={t('bank')}
          value={typed.bankCode}
          options={banks.map(({ bankCode, name }) => ({ value: bankCode, label: bankCode === 'CARD' ? t('debit_card') : name }))}
          onChange={({ currentTarget }) => change({ bankCode: currentTarget.value })}
        />
        <TextField
          label={t(`number_label_${bank.kind}`)}
          description={bank.prefix === '' ? t('number_hint', { 0: digits }) : t('number_hint_prefix', { 0: digits, 1: bank.prefix })}
          required
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={30}
          value={typed.number}
          message={messageOf('number')}
          onChange={({ currentTarget }) => change({ number: currentTarget.value })}
        />
        <TextField
          label={t('holder')}
          description={t(holderName === null ? 'holder_hint' : 'holder_fixed')}
          required
          autoComplete="off"
          maxLength={60}
          value={typed.holderName}
          message={messageOf('holderName')}
          onChange={({ currentTarget }) => change({ holderName: currentTarget.value })}
        />
        <PaymentPasswordField
          setAt={setAt}
          value={typed.paymentPassword}
          message={messageOf('paymentPassword')}
          onChange={({ currentTarget }) => change({ paymentPassword: currentTarget.value })}
        />
        {refused && !isBeside && (
          <Callout live="assertive" tone="critical" compact>
            {refused.text}
          </Callout>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={write.pending}>
            {t('add_card')}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('not_now')}</Button>}
        </div>
      </Card>
    </form>
  );
}
