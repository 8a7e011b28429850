import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/view.ts';
import type { DepositOrder } from '#site/api/contract/deposits.ts';
import { formatAmount, formatMoney } from '#site/i18n/format.ts';
import * as styles from '#site/shared/cashier/Cashier.css.ts';
import { Facts } from '#site/shared/cashier/Facts.tsx';
import { TimeLeft } from '#site/shared/cashier/TimeLeft.tsx';

/** Where to pay, exactly what, and until when. */
export function Instructions({ order: { amount, reference, expiresAt, instructions } }: { readonly order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  if (instructions === null) return null;
  const { bank, payee, account, exactly, qr } = instructions;
  const plain = exactly?.split(' ')[0] ?? formatMoney(amount, currency.exponent).replaceAll(',', '');
  return (
    <section className={styles.panel} aria-label={t('how_to_pay')}>
      <div className={styles.head}>
        <h5 className={styles.title}>{t('how_to_pay')}</h5>
        <span className={styles.note}>
          {t('time_left')} <TimeLeft until={expiresAt} label={t('time_left')} />
        </span>
      </div>
      {qr !== null && <img src={qr} alt={t('qr_alt')} width={184} height={184} className={styles.qr} />}
      <Facts
        facts={[
          { name: t('pay_exactly'), value: <bdi dir="ltr">{exactly ?? formatAmount(amount, currency)}</bdi>, copy: plain, strong: true },
          bank !== null && { name: t('bank'), value: bank },
          payee !== null && { name: t('payee'), value: payee, copy: payee },
          { name: t('account_number'), value: <bdi dir="ltr">{account}</bdi>, copy: account.replaceAll(' ', ''), strong: true },
          { name: t('reference'), value: <bdi dir="ltr">{reference}</bdi>, copy: reference, strong: true },
        ]}
      />
      <p className={styles.note}>{t('pay_note')}</p>
    </section>
  );
}
