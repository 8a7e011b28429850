import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { bankCards, removeBankCard, type BankCard } from '#site/api/contract/bankCards.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { PaymentPasswordField } from '#site/features/payment/PaymentPasswordField.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { Callout, Button, Modal } from '#ui';

interface RemoveCardProps {
  readonly card: BankCard;
  readonly setAt: string;
  /** Called after removal; the button that opened this form is gone as well. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Removes a card after confirmation with the payment password. */
export function RemoveCard({ card: { cardId, bankName, number }, setAt, onRemoved, onClose }: RemoveCardProps) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const [paymentPassword, setPassword] = useState('');
  const [isJudged, setJudged] = useState(false);
  const { form, showFault } = useFirstFault();
  const write = useMoneyWrite(removeBankCard, [bankCards]);
  const problem = useMoneyProblem(currency)(write.problem);
  const isOfPassword = problem?.field === 'paymentPassword';
  const missing = isJudged && paymentPassword === '' ? t('password_required') : undefined;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    setJudged(true);
    if (paymentPassword === '') return showFault();
    if (await write.send({ cardId, paymentPassword })) onRemoved();
  };
  return (
    <Modal open name="remove-card" title={t('remove_title')} width={440} height={200} onClose={onClose}>
      <form ref={form} className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          {t('remove_text', { 0: bankName })} <bdi dir="ltr">{number}</bdi>
        </p>
        <PaymentPasswordField
          setAt={setAt}
          value={paymentPassword}
          message={missing ?? (isOfPassword ? problem.text : undefined)}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            write.forget();
          }}
        />
        {problem && !isOfPassword && (
          <Callout live="assertive" tone="critical" compact>
            {problem.text}
          </Callout>
        )}
        <Button type="submit" variant="critical" fullWidth loading={write.pending}>
          {t('remove_card')}
        </Button>
      </form>
    </Modal>
  );
}
