import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useMerchant, useModal } from '#site/assembler/sdk/view.ts';
import { convertPoint, pointBalance, pointConfig, pointDetails } from '#site/api/contract/points.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { NoPaymentPassword } from '#site/features/payment/NoPaymentPassword.tsx';
import { PaymentPasswordField } from '#site/features/payment/PaymentPasswordField.tsx';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { usePaymentPassword } from '#site/features/payment/usePaymentPassword.ts';
import { Button, Modal } from '#ui';
import * as styles from './Mall.css.ts';
import { Outcome, Problem, Sum } from './parts.tsx';
import { ratioText } from './ratio.ts';
import { useMallProblem } from './useMallProblem.ts';

/** Conversion rate: `units` points at `ratio` points per currency unit are `redeemAmount` minor units. */
export interface Rate {
  readonly units: number;
  readonly ratio: number;
  readonly redeemAmount: number;
}

interface ConvertModalProps {
  readonly rate: Rate;
  readonly balance: number;
  /** Where the payment password is set. */
  readonly setPassword: string;
  readonly onClose: () => void;
}

/** Calls to refetch, besides the wallet. */
const CHANGED = [pointBalance, pointConfig, pointDetails];

/** Converts points into money after confirmation with the payment password. */
export function ConvertModal({ rate, balance, setPassword, onClose }: ConvertModalProps) {
  const { t } = useTranslation(['mall', 'club']);
  const { currency } = useMerchant();
  const { name: other } = useModal();
  const [paid, setPaid] = useState<{ readonly paidAmount: number; readonly referenceNo: string }>();
  // Stores the initial balance: it may change while the response is pending.
  const [before] = useState(balance);
  const { send, pending, problem, forget } = useMoneyWrite(convertPoint, CHANGED);
  const password = usePaymentPassword();
  const said = useMallProblem(currency)(problem);
  const form = useForm({ defaultValues: { paymentPassword: '' } });
  const isAboutPassword = said?.field === 'paymentPassword';

  return (
    // Closes while another modal, such as the payment password's, is open.
    <Modal open={other === null} name="convert" title={t('convert_title')} width={440} height={240} onClose={onClose}>
      {paid ? (
        <Outcome
          title={t('convert_done_title', { 0: formatAmount(paid.paidAmount, currency) })}
          text={t('convert_done_text', { 0: paid.referenceNo })}
        >
          <Button variant="primary" size="lg" fullWidth onClick={onClose}>
            {t('done')}
          </Button>
        </Outcome>
      ) : password === 'missing' ? (
        <NoPaymentPassword setAt={setPassword} />
      ) : (
        <form
          noValidate
          className={styles.form}
          aria-busy={pending}
          onSubmit={(event) => {
            const submit = form.handleSubmit(async ({ paymentPassword }) => {
              setPaid(await send({ units: rate.units, redeemAmount: rate.redeemAmount, paymentPassword }));
            });
            void submit(event);
          }}
        >
          <Sum
            lines={[
              { key: 'units', name: t('price'), value: t('club:points', { 0: formatCount(rate.units) }) },
              { key: 'ratio', name: t('club:rates_ratio'), value: ratioText(rate.ratio) },
              { key: 'amount', name: t('brings'), value: formatAmount(rate.redeemAmount, currency) },
              { key: 'left', name: t('left_after'), value: t('club:points', { 0: formatCount(before - rate.units) }) },
            ]}
          />
          <PaymentPasswordField
            setAt={setPassword}
            message={form.formState.errors.paymentPassword ? t('error_password') : isAboutPassword ? said.text : undefined}
            {...form.register('paymentPassword', { onChange: forget, validate: (value) => value !== '' })}
          />
          <Problem text={isAboutPassword ? undefined : said?.text} />
          <Button type="submit" variant="primary" size="lg" fullWidth loading={pending}>
            {t('convert_for', { 0: formatAmount(rate.redeemAmount, currency) })}
          </Button>
        </form>
      )}
    </Modal>
  );
}
