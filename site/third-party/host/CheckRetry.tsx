import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#ui';
import type { FormCheck } from './useBehaviourCheck.ts';

/** In a form whose behavior check was unavailable: drops the fallback captcha and submits the form with the check. */
export function CheckRetry({ check, disabled }: { readonly check: FormCheck; readonly disabled: boolean }) {
  const { t } = useTranslation('auth');
  if (!check.canRetry) return null;
  return (
    <Button
      fullWidth
      disabled={disabled}
      onClick={({ currentTarget: { form } }) => {
        // Removes the captcha field before validation.
        flushSync(check.retry);
        form?.requestSubmit();
      }}
    >
      {t('check_retry')}
    </Button>
  );
}
