import type { Prizes } from '#site/api/contract/lottery.ts';
import { Text } from '#ui';
import * as styles from './Lottery.css.ts';
import { useLotteryTexts } from './useLotteryTexts.ts';

interface NumbersProps {
  readonly prizes: Prizes;
  readonly size?: 'md' | 'lg';
}

/** The first prize of a draw as balls, one for each digit or number. */
export function Numbers({ prizes, size = 'md' }: NumbersProps) {
  const numbers = prizes[0]?.numbers ?? [];
  const faces = numbers.length === 1 ? [...(numbers[0] ?? '')] : numbers;
  return (
    <bdi dir="ltr" className={styles.numbers} role="img" aria-label={numbers.join(' ')}>
      {Array.from({ length: faces.length }, (_, place) => (
        <span key={place} className={styles.ball} data-size={size} aria-hidden="true">
          {faces[place]}
        </span>
      ))}
    </bdi>
  );
}

interface AllPrizesProps extends Pick<NumbersProps, 'prizes'> {
  /** Lists the last prize first. */
  readonly lastFirst: boolean | undefined;
}

/** All prizes of a draw with their names. */
export function AllPrizes({ prizes, lastFirst = false }: AllPrizesProps) {
  const texts = useLotteryTexts();
  return (
    <dl className={styles.tiers}>
      {(lastFirst ? prizes.toReversed() : prizes).map(({ tier, numbers }) => (
        <div key={tier} className={styles.tier}>
          <Text as="dt" tone="muted">
            {texts.tier(tier)}
          </Text>
          <dd className={styles.tierNumbers}>
            <bdi dir="ltr">{numbers.join('  ')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
