import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { formatDecimal } from '#site/i18n/formatDecimal.ts';
import { Money } from '#site/components/Money.tsx';
import type { Promotion } from '#site/features/promotions/usePromotions.ts';
import { Callout, Button } from '#ui';
import { nextStep } from './nextStep.ts';
import * as styles from './Ticket.css.ts';

interface TicketProps {
  readonly promotion: Promotion;
  readonly prizes: readonly { readonly amount: number; readonly share: number }[];
  readonly pending: boolean;
  readonly problem: string | undefined;
  readonly onOpen: () => void;
}

/** Formats a percentage with as many decimals as needed: the best prize is often the rarest, and must not round to 0. */
function percentText(share: number): string {
  const percent = share * 100;
  const places = percent > 0 && percent < 0.1 ? Math.ceil(-Math.log10(percent)) : 1;
  return `${formatDecimal(percent, places)}%`;
}

/** A raffle ticket, closed or open with its prize; lists the odds of all prizes. */
export function Ticket({ promotion, prizes, pending, problem, onOpen }: TicketProps) {
  const { t } = useTranslation(['rewards', 'content']);
  const { currency } = useMerchant();
  const { status, amount } = promotion;
  const isOpen = status === 'claimed' && amount !== null;
  return (
    <div className={styles.raffle}>
      <div className={styles.ticket} data-open={isOpen}>
        <span className={styles.stub} aria-hidden="true">
          <Sparkles size={28} />
        </span>
        <div className={styles.face} role="status">
          {isOpen ? (
            <div className={styles.held}>
              <span>{t('ticket_held')}</span>
              <strong className={styles.sum}>
                <Money amount={amount} currency={currency} />
              </strong>
              <span>{t('ticket_paid')}</span>
            </div>
          ) : (
            <p>{t(nextStep(promotion))}</p>
          )}
        </div>
      </div>
      {status === 'claim' && (
        <Button variant="primary" size="lg" loading={pending} onClick={onOpen}>
          {t('content:verb.open_ticket')}
        </Button>
      )}
      {status === 'claim' && problem !== undefined && (
        <Callout live="assertive" tone="critical" compact>
          {problem}
        </Callout>
      )}
      <table className={styles.prizes}>
        <caption className={styles.caption}>{t('ticket_prizes')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {t('ticket_prize')}
            </th>
            <th scope="col" className={styles.cell}>
              {t('ticket_share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize) => (
            <tr key={prize.amount} data-own={isOpen && prize.amount === amount}>
              <td className={styles.cell}>
                <Money amount={prize.amount} currency={currency} />
              </td>
              <td className={styles.cell}>
                <bdi dir="ltr">{percentText(prize.share)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
