import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#ui';
import type { FormCheck } from './useBehaviourCheck.ts';

/** In a form whose behaviour check could not be had: gives up the captcha that stands in, and sends the form with the check. */
export function CheckRetry({ check, disabled }: { readonly check: FormCheck; readonly disabled: boolean }) {
  const { t } = useTranslation('auth');
  if (!check.canRetry) return null;
  return (
    <Button
      fullWidth
      disabled={disabled}
      onClick={({ currentTarget: { form } }) => {
        // The captcha has left the form before the form is checked.
        flushSync(check.retry);
        form?.requestSubmit();
      }}
    >
      {t('check_retry')}
    </Button>
  );
}
