import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Stepper.css.ts';

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the sequence, for screen readers: "Deposit". */
  label: string;
  /** Names of the steps, in order, each once. */
  steps: readonly string[];
  /** Index of the current step, from 0; the steps before it are done. */
  current: number;
}

/** Where one is in a sequence of steps. It shows progress and leads nowhere: use `Tabs` for what can be chosen. */
export function Stepper({ label, steps, current, className, ...native }: StepperProps): ReactNode {
  const at = Math.min(Math.max(current, 0), steps.length - 1);
  return (
    <div {...native} className={classes(styles.root, className)}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-reached={index <= at || undefined}
            {...(index === at && { 'aria-current': 'step' as const })}
          >
            <span className={styles.name}>{step}</span>
          </li>
        ))}
      </ol>
      <p className={styles.current} aria-hidden="true">
        {steps[at]}
      </p>
    </div>
  );
}
