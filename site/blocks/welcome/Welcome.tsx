import { ShieldCheck } from 'lucide-react';
import { useLocation } from 'wouter';

import { useModalOpener, type BlockProps } from '#site/assembler/view.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { gate } from '#site/shared/urlGate.ts';
import { Button } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './Welcome.css.ts';

/** A first greeting, and the way to where the account is made safe. */
export default function Welcome({ props }: BlockProps<Props>) {
  const { t } = useTranslation('auth');
  const modal = useModalOpener();
  const [, navigate] = useLocation();

  // In the place of the greeting: Back does not bring it up again.
  const follow = (): void => {
    const destination = gate(props.to);
    if (destination?.kind === 'route') navigate(destination.path, { replace: true });
    else if (destination?.kind === 'external') location.replace(destination.href);
    else modal.open(destination?.kind === 'modal' ? destination.id : props.to);
  };

  return (
    <div className={styles.welcome}>
      <span className={styles.sign} aria-hidden="true">
        <ShieldCheck size={36} />
      </span>
      <p className={styles.text}>{t('welcome_text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" fullWidth onClick={follow}>
          {t('welcome_secure')}
        </Button>
        <Button variant="ghost" size="lg" fullWidth onClick={modal.close}>
          {t('welcome_later')}
        </Button>
      </div>
    </div>
  );
}
