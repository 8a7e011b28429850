import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import { useSecondsLeft } from '#ui';
import { clockText } from './countdown.ts';
import * as styles from './Lottery.css.ts';

interface CountdownProps {
  /** Epoch milliseconds on the gateway's clock. */
  readonly until: number | undefined;
  /** What it counts down to. */
  readonly label: string;
  /** Seconds from which it stands out. */
  readonly soon?: number;
}

/** Time left until a moment. Screen readers read it when asked, and are not told each second. */
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
