import { SquareArrowOutUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { DepositOrder } from '#site/api/contract/deposits.ts';
import { formatAmount, formatMoney } from '#site/i18n/format.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { DetailList } from '#site/features/cashier/DetailList.tsx';
import { GatewayCountdown } from '#site/components/GatewayCountdown.tsx';
import { gate } from '#site/lib/urlGate.ts';
import { useCopyFailed } from '#site/lib/useCopyFailed.ts';
import { ButtonLink, Card, CopyButton, Heading, Row } from '#ui';
import { PaymentCode } from './PaymentCode.tsx';

interface Detail {
  readonly name: string;
  readonly text: string;
  /** Text that the button copies. */
  readonly copy?: string;
  /** A value that must match exactly. */
  readonly strong?: true;
}

/** Payment instructions: account, exact amount and deadline. */
export function Instructions({ order }: { readonly order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const onCopied = useCopyFailed(t('copy_failed'));
  const { orderNo, amount, reference, expiresAt, instructions } = order;
  if (instructions === null) return null;
  const { bank, payee, account, exactly, network, payload, appLink } = instructions;
  // The QR code holds the platform's payload or an address: banking apps cannot read one built from account and amount.
  const isAddress = !payload;
  const code = payload || (network === null ? null : account);
  const plain = exactly?.split(' ')[0] ?? formatMoney(amount, currency.exponent).replaceAll(',', '');
  const details: readonly (Detail | false)[] = [
    { name: t('pay_exactly'), text: exactly ?? formatAmount(amount, currency), copy: plain, strong: true },
    bank !== null && { name: t('bank'), text: bank },
    payee !== null && { name: t('payee'), text: payee, copy: payee },
    network !== null && { name: t('network'), text: network },
    { name: t('account_number'), text: account, copy: account.replaceAll(' ', ''), strong: true },
    { name: t('reference'), text: reference, copy: reference, strong: true },
  ];
  const shown = details.filter((detail) => detail !== false);
  return (
    <Card as="section" aria-label={t('how_to_pay')}>
      <Row justify="between">
        <Heading level={5} size="lg">
          {t('how_to_pay')}
        </Heading>
        <span className={styles.note}>
          {t('time_left')} <GatewayCountdown soon={60} until={expiresAt} label={t('time_left')} />
        </span>
      </Row>
      {code !== null && <PaymentCode text={code} isAddress={isAddress} name={orderNo} />}
      <DetailList facts={shown.map(({ text, ...fact }) => ({ ...fact, value: <bdi dir={fact.strong ? 'ltr' : 'auto'}>{text}</bdi> }))} />
      <div className={styles.actions}>
        {appLink !== null && gate(appLink)?.kind === 'external' && (
          <ButtonLink href={appLink} iconStart={<SquareArrowOutUpRight size={18} />}>
            {t('open_app')}
          </ButtonLink>
        )}
        <CopyButton value={shown.map(({ name, text }) => `${name}: ${text}`).join('\n')} onCopied={onCopied}>
          {t('copy_details')}
        </CopyButton>
      </div>
      <p className={styles.note}>{network === null ? t('pay_note') : t('pay_note_address', { 0: network })}</p>
    </Card>
  );
}
