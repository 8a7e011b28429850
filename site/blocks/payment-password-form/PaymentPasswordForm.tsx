import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormSkeleton } from '#site/components/FormSkeleton.tsx';
import { useSecurity, useSecurityAtOpening } from '#site/features/security/useSecurity.ts';
import { Text } from '#ui';
import { ChangeForm } from './ChangeForm.tsx';
import { SetForm } from './SetForm.tsx';

/** Sets, changes or resets the payment password. */
export default function PaymentPasswordForm() {
  const { t } = useTranslation('security');
  const { data } = useSecurity();
  const wasSet = useSecurityAtOpening()?.paymentPassword.set;
  const [isForgotten, setForgotten] = useState(false);
  if (data === undefined) return <FormSkeleton fields={3} />;
  // The login password alone cannot reset it: a leaked login password must not give access to money.
  const codes = data.proofs.filter((proof) => proof !== 'password');
  if (wasSet !== true) return <SetForm proofs={data.proofs} />;
  if (!isForgotten) return <ChangeForm lockedUntil={data.paymentPassword.lockedUntil} onForgotten={() => setForgotten(true)} />;
  return codes.length > 0 ? (
    <SetForm proofs={codes} forgotten />
  ) : (
    <Text size="sm" tone="muted">
      {t('payment_no_code')}
    </Text>
  );
}
