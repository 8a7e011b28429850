import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useModalOpener, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useFollow } from '#site/features/links/useFollow.ts';
import { Button } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './Welcome.css.ts';

/** Greets a new player, with a link to the security settings. */
export default function Welcome({ props }: BlockProps<Props>) {
  const { t } = useTranslation('auth');
  const modal = useModalOpener();
  const follow = useFollow(modal.open);

  return (
    <div className={styles.welcome}>
      <span className={styles.sign} aria-hidden="true">
        <ShieldCheck size={36} />
      </span>
      <p className={styles.text}>{t('welcome_text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" fullWidth onClick={() => follow(props.to, { replace: true })}>
          {t('welcome_secure')}
        </Button>
        <Button variant="ghost" size="lg" fullWidth onClick={modal.close}>
          {t('welcome_later')}
        </Button>
      </div>
    </div>
  );
}
