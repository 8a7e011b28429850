import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import { useSecondsLeft } from '#ui';
import { clockText } from './countdown.ts';
import * as styles from './Lottery.css.ts';

interface CountdownProps {
  /** Epoch milliseconds on the gateway's clock. */
  readonly until: number | undefined;
  /** Accessible name. */
  readonly label: string;
  /** Highlighted below this number of seconds. */
  readonly soon?: number;
}

/** Countdown. Screen readers can read it, but do not announce each second. */
export function Countdown({ until, label, soon = 10 }: CountdownProps) {
  const seconds = useSecondsLeft(until, useGatewayClock());
  const text = until === undefined ? '--:--' : clockText(seconds);
  return (
    <bdi
      dir="ltr"
      role="timer"
      aria-live="off"
      aria-label={`${label}: ${text}`}
      className={styles.countdown}
      data-soon={until !== undefined && seconds <= soon}
    >
      {text}
    </bdi>
  );
}
