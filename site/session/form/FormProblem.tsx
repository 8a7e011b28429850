import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import type { ProviderError } from '#site/third-party/host/port.ts';
import { Sentence } from '#site/components/Sentence.tsx';
import { errorText } from './errorText.ts';
import * as styles from './form.css.ts';
import { Callout } from '#ui';

interface FormProblemProps {
  readonly error: CallError | ProviderError | null;
  /** Words of the form's own. @default the usual ones for the error */
  readonly text?: string | undefined;
  /** Where a player with a closed account finds help. */
  readonly help?: ReactNode;
}

/** The account is in a time-out or self-excluded: a state, not an error. */
export const isOnBreak = (error: CallError | ProviderError | null): boolean =>
  error !== null && isCallError(error) && error.code === ERROR_CODE.accountExcluded;

/** A field was refused, and nothing on screen is named: the form is one of account, password and e-mail. */
const isMalformed = (error: CallError | ProviderError): boolean => isCallError(error) && error.code === ERROR_CODE.fieldInvalid;

/** Why the last attempt failed, in words, with the request's reference for customer service. */
export function FormProblem({ error, text, help }: FormProblemProps) {
  const { t } = useTranslation('auth');
  const calm = isOnBreak(error);
  return (
    <Callout live="assertive" tone={calm ? 'info' : 'critical'}>
      {error && (
        <>
          <p>
            <Sentence text={text ?? (isMalformed(error) ? t('problem_account_format') : errorText(error, t))} />
          </p>
          {calm && help}
          {!calm && isCallError(error) && error.reference !== undefined && (
            <p className={styles.reference}>{t('error_reference', { 0: error.reference })}</p>
          )}
        </>
      )}
    </Callout>
  );
}
