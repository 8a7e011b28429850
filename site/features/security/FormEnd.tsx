import type { ReactNode } from 'react';

import { FormProblem } from '#site/session/form/FormProblem.tsx';
import * as styles from '#site/session/form/form.css.ts';
import { Button } from '#ui';
import type { SecurityForm } from './useSecurityForm.ts';

interface FormEndProps {
  readonly state: Pick<SecurityForm, 'busy' | 'problem'>;
  readonly label: string;
  readonly critical?: boolean;
  /** Other actions below the button. */
  readonly children?: ReactNode;
}

/** Error and submit button of a security form. */
export function FormEnd({ state, label, critical = false, children }: FormEndProps) {
  return (
    <div className={styles.actions}>
      <FormProblem error={state.problem?.error ?? null} text={state.problem?.text} />
      <Button type="submit" variant={critical ? 'critical' : 'primary'} size="lg" fullWidth loading={state.busy}>
        {label}
      </Button>
      {children}
    </div>
  );
}
