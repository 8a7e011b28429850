import * as styles from './Cashier.css.ts';

interface StepsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Number of completed steps; the next one is current. */
  readonly done: number;
}

/** Progress of an order. */
export function Steps({ label, steps, done }: StepsProps) {
  const now = Math.min(done, steps.length - 1);
  return (
    <>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step} data-done={index <= done} {...(index === now && { 'aria-current': 'step' as const })}>
            <span className={styles.stepName}>{step}</span>
          </li>
        ))}
      </ol>
      <p className={styles.stepNow} aria-hidden="true">
        {steps[now]}
      </p>
    </>
  );
}
