import { formatAmount } from '#site/i18n/format.ts';
import { MoneyChart } from '#ui';
import { useRecordsHost } from './host.ts';
import { dayOf, momentOf } from './periods.ts';
import * as styles from './Records.css.ts';

interface NetByDayProps {
  readonly label: string;
  /** What a bar is the amount of. */
  readonly name: string;
  /** Amounts in minor units. */
  readonly days: readonly { readonly day: string; readonly net: number }[];
}

/** Chart of what each day came to; of a single day there is none. */
export function NetByDay({ label, name, days }: NetByDayProps) {
  const { currency } = useRecordsHost().merchant;
  if (days.length < 2) return null;
  return (
    <MoneyChart
      className={styles.card}
      kind="bar"
      signed
      label={label}
      series={[{ id: 'net', label: name, points: days.map(({ day, net }) => ({ at: momentOf(day), amount: net })) }]}
      formatAmount={(amount) => formatAmount(amount, currency)}
      formatTime={dayOf}
    />
  );
}
