'use client';

import { useEffect, useEffectEvent, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useSecondsLeft } from '../field/useSecondsLeft.ts';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { clockText } from './clockText.ts';
import { countdownLabels } from './labels.ts';
import * as styles from './Countdown.css.ts';

export interface CountdownProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children' | 'aria-label' | 'dir'> {
  /** Epoch milliseconds; undefined while it is unknown, which shows dashes. */
  until: number | undefined;
  /** What it counts down to, for screen readers: "Next draw". */
  label: string;
  /** Emphasized from this many seconds on. @default 10 */
  soon?: number | undefined;
  /** A clock, e.g. the server's; its identity must not change. @default Date.now */
  now?: (() => number) | undefined;
  /** Called once when the time has come. */
  onEnd?: (() => void) | undefined;
}

/**
 * The time that is left, as a clock: minutes and seconds, with hours and days where it takes them. Screen readers can read
 * it, but do not hear every second.
 */
export function Countdown({ until, label, soon = 10, now, onEnd, className, ...native }: CountdownProps): ReactNode {
  const labels = useKitLabels(countdownLabels);
  const seconds = useSecondsLeft(until, now);
  const isOver = until !== undefined && seconds === 0;
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) ended();
  }, [isOver]);

  const { days, clock } = clockText(seconds);
  const left = until === undefined ? '--:--' : days === 0 ? clock : `${fillLabel(labels.daysLeft, { n: days })} ${clock}`;
  return (
    <bdi
      {...native}
      dir="ltr"
      role="timer"
      aria-live="off"
      aria-label={`${label}: ${left}`}
      data-soon={(until !== undefined && seconds <= soon) || undefined}
      className={classes(styles.countdown, className)}
    >
      {left}
    </bdi>
  );
}
