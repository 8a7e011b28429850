import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Stepper.css.ts';

/** `failed`: the sequence ended at the current step, e.g. with a rejection. */
export const stepperStatuses = ['active', 'failed'] as const;
export type StepperStatus = (typeof stepperStatuses)[number];

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the sequence, for screen readers: "Deposit". */
  label: string;
  /** Names of the steps, in order, each once. */
  steps: readonly string[];
  /** Index of the current step, from 0; the steps before it are done. */
  current: number;
  /** State of the current step; the name of a failed one should say so. @default 'active' */
  status?: StepperStatus | undefined;
}

/** Where one is in a sequence of steps. It shows progress and leads nowhere: use `Tabs` for what can be chosen. */
export function Stepper({ label, steps, current, status = 'active', className, ...native }: StepperProps): ReactNode {
  const at = Math.min(Math.max(current, 0), steps.length - 1);
  const failure = status === 'failed' && <X size={16} className={styles.failure} aria-hidden="true" />;
  return (
    <div {...native} className={classes(styles.root, className)} data-status={status}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-reached={index <= at || undefined}
            {...(index === at && { 'aria-current': 'step' as const })}
          >
            <span className={styles.name}>
              {index === at && failure}
              {step}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.current} aria-hidden="true">
        {failure}
        {steps[at]}
      </p>
    </div>
  );
}
