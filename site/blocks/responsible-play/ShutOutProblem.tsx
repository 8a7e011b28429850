import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { CallError } from '#site/api/errors.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { Callout } from '#ui';

/** Error of the request, or that its outcome is unknown. */
export function ShutOutProblem({ error }: { readonly error: CallError | null }) {
  const { t } = useTranslation('responsible');
  return (
    <Callout live="assertive" tone="critical" compact>
      {error && text(error)}
    </Callout>
  );

  function text(refusal: CallError): string {
    const { code, serverMessage } = refusal;
    if (isOutcomeUnknown(refusal)) return t('unsure');
    if (code === ERROR_CODE.passwordWrong) return t('password_wrong');
    if (code === ERROR_CODE.tooManyRequests) return t('too_many');
    return serverMessage ?? t('failed');
  }
}
