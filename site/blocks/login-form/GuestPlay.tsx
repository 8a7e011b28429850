import { Gamepad2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFlag, useHasModal, useMerchant } from '#site/assembler/sdk/view.ts';
import { useHasTrialGames } from '#site/features/games/trialGames.ts';
import * as styles from '#site/session/form/form.css.ts';
import { Button } from '#ui';

interface GuestPlayProps {
  /** Modals where a guest can play. */
  readonly modals: readonly string[];
  readonly disabled: boolean;
  readonly onPlay: () => void;
}

/** Guest play, if the flag and the jurisdiction allow it and there is something to play. */
export function GuestPlay({ modals, disabled, onPlay }: GuestPlayProps) {
  const { t } = useTranslation('auth');
  const { code, jurisdiction } = useMerchant();
  const isOn = useFlag('FREEPLAY3') && jurisdiction.guestPlay;
  const hasModal = useHasModal(modals);
  const hasGames = useHasTrialGames(code, isOn && !hasModal);
  if (!isOn || !(hasModal || hasGames)) return null;
  return (
    <>
      <Button size="lg" fullWidth iconStart={<Gamepad2 size={20} />} disabled={disabled} onClick={onPlay}>
        {t('login_guest')}
      </Button>
      <p className={styles.aside}>{t('login_guest_hint')}</p>
    </>
  );
}
