import { Gamepad2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFlag, useMerchant } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { Button } from '#ui';

interface GuestPlayProps {
  readonly disabled: boolean;
  readonly onPlay: () => void;
}

/** Guest play, if the flag and the jurisdiction allow it. */
export function GuestPlay({ disabled, onPlay }: GuestPlayProps) {
  const { t } = useTranslation('auth');
  const offered = useFlag('FREEPLAY3');
  const { guestPlay } = useMerchant().jurisdiction;
  if (!offered || !guestPlay) return null;
  return (
    <>
      <Button size="lg" fullWidth iconStart={<Gamepad2 size={20} />} disabled={disabled} onClick={onPlay}>
        {t('login_guest')}
      </Button>
      <p className={styles.aside}>{t('login_guest_hint')}</p>
    </>
  );
}
