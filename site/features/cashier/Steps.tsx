import * as styles from './Cashier.css.ts';

interface StepsProps {
  /** What they are the steps of. */
  readonly label: string;
  readonly steps: readonly string[];
  /** How many are behind the order; the next one is where it is. */
  readonly done: number;
}

/** How far an order is on its way. */
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
