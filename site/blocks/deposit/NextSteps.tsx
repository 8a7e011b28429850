import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useModalOpener, useSite } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { Button, ButtonLink } from '#ui';

interface NextStepsProps {
  /** Page where the player plays, for an order that was credited. */
  readonly play: string | undefined;
  readonly onNew: () => void;
}

/** After a deposit: play, in the game that the center was opened over or on a page, or deposit again. */
export function NextSteps({ play, onNew }: NextStepsProps) {
  const { t } = useTranslation('cashier');
  const { games } = useSite();
  const { close } = useModalOpener();
  const [path] = useLocation();
  const first = { variant: 'primary', size: 'lg' } as const;
  if (play === undefined)
    return (
      <Button {...first} onClick={onNew}>
        {t('deposit_again')}
      </Button>
    );
  return (
    <div className={styles.steps}>
      <div className={styles.next}>
        {path === games.page ? (
          <Button {...first} onClick={close}>
            {t('deposit_play')}
          </Button>
        ) : (
          <ButtonLink {...first} href={play}>
            {t('deposit_play')}
          </ButtonLink>
        )}
      </div>
      <Button size="lg" onClick={onNew}>
        {t('deposit_again')}
      </Button>
    </div>
  );
}
