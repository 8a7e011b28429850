import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useMerchant, useModal } from '#site/assembler/sdk/view.ts';
import { bareNumber, trimmed } from '#site/api/contract/formats.ts';
import {
  ADDRESS_LENGTH,
  MOST_REDEEMED,
  pointBalance,
  pointDetails,
  pointRewards,
  redeemList,
  redeemPointReward,
} from '#site/api/contract/points.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { NoPaymentPassword } from '#site/features/payment/NoPaymentPassword.tsx';
import { PaymentPasswordField } from '#site/features/payment/PaymentPasswordField.tsx';
import { useMoneyWrite, type MoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { usePaymentPassword } from '#site/features/payment/usePaymentPassword.ts';
import { Button, Modal, NumberField, TextAreaField, TextField } from '#ui';
import * as styles from './Mall.css.ts';
import { Outcome, Problem, Sum } from './parts.tsx';
import type { Reward } from './RewardCard.tsx';
import { useMall } from './useMall.ts';
import { useMallProblem } from './useMallProblem.ts';

interface RedeemModalProps {
  readonly reward: Reward;
  readonly balance: number;
  /** Where the payment password is set. */
  readonly setPassword: string;
  readonly onClose: () => void;
}

interface Values {
  readonly quantity: string;
  readonly receivingAddress: string;
  readonly mobile: string;
  readonly paymentPassword: string;
}

const MOBILE = /^\+?\d{7,15}$/;
/** Calls to refetch, besides the wallet. */
const CHANGED = [pointBalance, pointRewards, pointDetails, redeemList];

/** Redeems a reward: quantity, delivery and payment password. Input stays until the redemption succeeds. */
export function RedeemModal({ reward, balance, setPassword, onClose }: RedeemModalProps) {
  const { t } = useTranslation('mall');
  const { name: other } = useModal();
  const [done, setDone] = useState(false);
  const [, look] = useMall();
  const password = usePaymentPassword();
  const write = useMoneyWrite(redeemPointReward, CHANGED);
  const form = useForm<Values>({ defaultValues: { quantity: '1', receivingAddress: '', mobile: '', paymentPassword: '' } });
  // Stores the initial balance: after a lost response the points may already be deducted, and a retry must send the same input.
  const [before] = useState(balance);
  return (
    // Closes while another modal, such as the payment password's, is open.
    <Modal open={other === null} name="redeem" title={t('redeem_title', { 0: reward.name })} width={480} onClose={onClose}>
      {done ? (
        <Outcome title={t('redeem_done_title')} text={t('redeem_done_text')}>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            onClick={() => {
              onClose();
              look({ tab: 'history' });
            }}
          >
            {t('redeem_see')}
          </Button>
        </Outcome>
      ) : password === 'missing' ? (
        <NoPaymentPassword setAt={setPassword} />
      ) : (
        <RedeemForm reward={reward} before={before} setPassword={setPassword} write={write} form={form} onDone={() => setDone(true)} />
      )}
    </Modal>
  );
}

interface RedeemFormProps extends Pick<RedeemModalProps, 'reward' | 'setPassword'> {
  /** Points at the time the reward was selected. */
  readonly before: number;
  readonly write: MoneyWrite<typeof redeemPointReward>;
  readonly form: UseFormReturn<Values>;
  readonly onDone: () => void;
}

function RedeemForm({ reward, before, setPassword, write, form, onDone }: RedeemFormProps) {
  const { t } = useTranslation(['mall', 'club']);
  const { currency } = useMerchant();
  const { send, pending, problem, forget: onChange } = write;
  const said = useMallProblem(currency)(problem);
  const { errors } = form.formState;
  const most = Math.min(MOST_REDEEMED, reward.quantity, Math.floor(before / reward.points));
  const quantity = Math.max(1, Math.min(most, Number(useWatch({ control: form.control, name: 'quantity' })) || 1));
  const price = reward.points * quantity;
  const needs = (need: Reward['needs'][number]): boolean => reward.needs.includes(need);
  const messageOf = (field: keyof Values, text: string): string | undefined =>
    errors[field] ? text : said?.field === field ? said.text : undefined;
  const besideField = said !== null && said.field !== undefined && said.field in form.getValues();

  const submit = async ({ receivingAddress, mobile, paymentPassword }: Values): Promise<void> => {
    const answer = await send({
      rewardId: reward.rewardId,
      quantity,
      points: price,
      paymentPassword,
      ...(needs('address') && { receivingAddress }),
      ...(needs('mobile') && { mobile }),
    });
    if (answer) onDone();
  };

  return (
    <form noValidate className={styles.form} aria-busy={pending} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <NumberField
        label={t('quantity')}
        steppers
        min={1}
        max={most}
        message={messageOf('quantity', t('error_quantity', { 0: most }))}
        {...form.register('quantity', {
          onChange,
          validate: (value) => Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= most,
        })}
      />
      {needs('address') && (
        <TextAreaField
          label={t('address')}
          required
          description={t('address_hint')}
          autoComplete="street-address"
          maxLength={ADDRESS_LENGTH.most}
          message={messageOf('receivingAddress', t('error_address'))}
          {...form.register('receivingAddress', { onChange, validate: (value) => trimmed(value).length >= ADDRESS_LENGTH.least })}
        />
      )}
      {needs('mobile') && (
        <TextField
          label={t('mobile')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={40}
          message={messageOf('mobile', t('error_mobile'))}
          {...form.register('mobile', { onChange, validate: (value) => MOBILE.test(bareNumber(value)) })}
        />
      )}
      <PaymentPasswordField
        setAt={setPassword}
        message={messageOf('paymentPassword', t('error_password'))}
        {...form.register('paymentPassword', { onChange, validate: (value) => value !== '' })}
      />
      <Sum
        lines={[
          { key: 'price', name: t('price'), value: t('club:points', { 0: formatCount(price) }) },
          { key: 'left', name: t('left_after'), value: t('club:points', { 0: formatCount(before - price) }) },
          ...(reward.pays > 0 ? [{ key: 'pays', name: t('brings'), value: formatAmount(reward.pays * quantity, currency) }] : []),
        ]}
      />
      <Problem text={besideField ? undefined : said?.text} />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={pending}>
        {t('redeem_for', { 0: formatCount(price) })}
      </Button>
    </form>
  );
}
