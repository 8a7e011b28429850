import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { Play } from '#site/api/contract/lottery.ts';
import { payout } from '#site/api/contract/lotteryRules.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { fineOf, formatBet } from '#site/features/games/minBet.ts';
import type { LotteryRules } from '#site/features/lottery/useLottery.ts';
import { AmountField, Card, RadioField } from '#ui';
import * as styles from './LotteryBetting.css.ts';
import type { StakeFault } from './slip.ts';

type PrizeTable = LotteryRules['prizeTables'][number];

interface TermsProps {
  readonly tables: readonly PrizeTable[];
  readonly table: PrizeTable;
  readonly play: Play;
  /** Ten-thousandths of the major unit; 0 for none. */
  readonly stake: number;
  /** Quick choices: multiples of the minimum stake, or points. */
  readonly steps: readonly number[];
  readonly fault: StakeFault | undefined;
  readonly onStake: (stake: number) => void;
  readonly onTable: (id: number) => void;
}

/** Stake and prize table of the next line, with their limits. */
export function Terms({ tables, table, play, stake, steps, fault, onStake, onTable }: TermsProps) {
  const { t } = useTranslation(['lottery', 'kit']);
  const { currency } = useMerchant();
  const least = formatBet(Math.max(table.leastStake, play.pointPrice ?? 0), currency);
  const most = formatAmount(table.mostTotal, currency);
  const message = fault && t(fault, { 0: least, 1: most });
  return (
    <Card padding="md" className={styles.terms}>
      <Stake key={play.pointPrice} {...{ table, play, stake, steps, message, onStake }} />
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
    </Card>
  );
}

interface StakeProps extends Pick<TermsProps, 'table' | 'play' | 'stake' | 'steps' | 'onStake'> {
  readonly message: string | undefined;
}

/** The stake per combination: an amount, or points if the play uses them. */
function Stake({ table, play, stake, steps, message, onStake }: StakeProps) {
  const { t } = useTranslation('lottery');
  const { currency } = useMerchant();
  const { pointPrice } = play;
  if (pointPrice === undefined) {
    const unit = fineOf(1, currency);
    return (
      <AmountField
        label={t('stake')}
        exponent={currency.exponent}
        currency={currency.symbol}
        amount={stake === 0 ? null : stake / unit}
        onAmountChange={(amount = 0) => onStake(fineOf(amount, currency))}
        presets={steps.map((step) => (table.leastStake * step) / unit).filter(Number.isInteger)}
        message={message}
      />
    );
  }
  const pays = payout(pointPrice, play.odds[String(table.id)] ?? 0, 1, currency.exponent);
  return (
    <AmountField
      label={t('points')}
      description={t('point_price', { 0: formatBet(pointPrice, currency), 1: formatAmount(pays, currency) })}
      exponent={0}
      currency="×"
      amount={stake === 0 ? null : stake / pointPrice}
      onAmountChange={(points = 0) => onStake(points * pointPrice)}
      presets={steps.filter((step) => step * pointPrice <= fineOf(table.mostTotal, currency))}
      message={message}
    />
  );
}
