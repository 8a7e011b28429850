import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { RECOVERY_CODES } from '#site/api/contract/securityRules.ts';
import { FormSkeleton } from '#site/components/FormSkeleton.tsx';
import { useSecurity, useSecurityAtOpening } from '#site/features/security/useSecurity.ts';
import { Button, Card, Stack } from '#ui';
import * as styles from './AuthenticatorForm.css.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Renew } from './Renew.tsx';
import { TurnOff } from './TurnOff.tsx';
import { TurnOn } from './TurnOn.tsx';

/** Turns two-factor authentication on or off, and creates recovery codes. */
export default function AuthenticatorForm() {
  const data = useSecurityAtOpening();
  const [codes, setCodes] = useState<readonly string[]>();
  const renewing = useRef<HTMLButtonElement>(null);
  const [isRenewing, setRenewing] = useState(false);
  if (codes !== undefined) return <RecoveryCodes codes={codes} />;
  if (data === undefined) return <FormSkeleton fields={3} />;
  if (!data.authenticator) return <TurnOn onCodes={setCodes} />;
  if (isRenewing) return <Renew onCodes={setCodes} opener={renewing} onBack={() => setRenewing(false)} />;
  return (
    <Stack>
      <CodesLeft button={renewing} onRenew={() => setRenewing(true)} />
      <TurnOff proofs={data.proofs} />
    </Stack>
  );
}

interface CodesLeftProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onRenew: () => void;
}

function CodesLeft({ button, onRenew }: CodesLeftProps) {
  const { t } = useTranslation('security');
  const { data } = useSecurity();
  return (
    <Card variant="sunken" padding="md" className={styles.left}>
      <p className={styles.count}>{t('recovery_left', { 0: String(data?.recoveryCodes ?? 0), 1: String(RECOVERY_CODES) })}</p>
      <Button ref={button} size="sm" onClick={onRenew}>
        {t('recovery_new')}
      </Button>
    </Card>
  );
}
