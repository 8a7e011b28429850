import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import { clockText } from '#site/features/lottery/countdown.ts';
import { useSecondsLeft } from '#ui';
import * as styles from './Cashier.css.ts';

/** Highlighted below this time left, in seconds. */
const SOON = 60;

interface TimeLeftProps {
  /** Epoch milliseconds on the gateway's clock. */
  readonly until: number;
  /** Accessible name. */
  readonly label: string;
}

/** Countdown. Screen readers can read it, but do not announce each second. */
export function TimeLeft({ until, label }: TimeLeftProps) {
  const seconds = useSecondsLeft(until, useGatewayClock());
  return (
    <bdi
      dir="ltr"
      role="timer"
      aria-live="off"
      aria-label={`${label}: ${clockText(seconds)}`}
      className={styles.left}
      data-soon={seconds <= SOON}
    >
      {clockText(seconds)}
    </bdi>
  );
}
