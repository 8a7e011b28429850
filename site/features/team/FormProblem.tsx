import { CircleAlert } from 'lucide-react';

import * as styles from './Team.css.ts';

/** Error of a whole form, announced at once. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className={styles.outcome}>
      {text !== undefined && (
        <p className={styles.problem}>
          <CircleAlert size={20} aria-hidden="true" className={styles.problemIcon} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
