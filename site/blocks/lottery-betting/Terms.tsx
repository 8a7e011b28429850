import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/view.ts';
import { FINE_EXPONENT } from '#site/api/contract/wire.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { fineOf, formatBet } from '#site/shared/games/minBet.ts';
import type { LotteryRules } from '#site/shared/lottery/useLottery.ts';
import { AmountField, RadioField } from '#ui';
import * as styles from './LotteryBetting.css.ts';
import type { StakeFault } from './slip.ts';

type PrizeTable = LotteryRules['prizeTables'][number];

interface TermsProps {
  readonly tables: readonly PrizeTable[];
  readonly table: PrizeTable;
  /** Ten-thousandths of the major unit; 0 for none. */
  readonly stake: number;
  /** Multiples of the least stake that a press fills in. */
  readonly steps: readonly number[];
  readonly fault: StakeFault | undefined;
  readonly onStake: (stake: number | undefined) => void;
  readonly onTable: (id: number) => void;
}

/** Stake and prize table of the next line, with the limits that hold. */
export function Terms({ tables, table, stake, steps, fault, onStake, onTable }: TermsProps) {
  const { t } = useTranslation(['lottery', 'kit']);
  const { currency } = useMerchant();
  const unit = 10 ** (FINE_EXPONENT - currency.exponent);
  const least = formatBet(table.leastStake, currency);
  const most = formatAmount(table.mostTotal, currency);
  return (
    <div className={styles.terms}>
      <AmountField
        label={t('stake')}
        exponent={currency.exponent}
        currency={currency.symbol}
        amount={stake === 0 ? null : stake / unit}
        onAmountChange={(amount) => onStake(amount === undefined ? undefined : fineOf(amount, currency))}
        presets={steps.map((step) => (table.leastStake * step) / unit).filter(Number.isInteger)}
        message={fault && t(fault, { 0: least, 1: most })}
      />
      {tables.length > 1 && (
        <RadioField
          label={t('prize_mode')}
          description={t('prize_mode_help')}
          variant="chips"
          value={String(table.id)}
          onChange={({ target }) => onTable(Number(target.value))}
          options={tables.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <p className={styles.limits}>{t('limits', { 0: least, 1: most })}</p>
    </div>
  );
}
