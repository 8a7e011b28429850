import { useTranslation } from 'react-i18next';

import { useMerchant, useText } from '#site/assembler/sdk/view.ts';
import { useSession } from '#site/session/session.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { ButtonLink, Card } from '#ui';
import * as styles from './ResponsiblePlay.css.ts';
import type { Props } from './schema.ts';

/** Overview of the tools, login links for visitors, and help organizations. */
export function About({ help, login, register }: Pick<Props, 'help' | 'login' | 'register'>) {
  const { t } = useTranslation('responsible');
  const text = useText();
  const { minimumAge } = useMerchant().jurisdiction;
  const { kind } = useSession();
  return (
    <Card as="section" padding="xl" className={styles.hero}>
      <h2 className={styles.heroTitle}>{t('about_title')}</h2>
      <p className={styles.heroText}>{t('about_text', { 0: minimumAge })}</p>
      <ul className={styles.signs}>
        {['sign_chase', 'sign_borrow', 'sign_hide', 'sign_longer'].map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p className={styles.heroText}>{t('about_help')}</p>
      <div className={styles.actions}>
        {kind === 'visitor' && (
          <ButtonLink href={login} variant="primary">
            {t('about_login')}
          </ButtonLink>
        )}
        {kind === 'trial' && (
          <ButtonLink href={register} variant="primary">
            {t('about_register')}
          </ButtonLink>
        )}
        {help.map((way) => (
          <SiteLink key={way.to} href={way.to} className={styles.link}>
            {text(way.label)}
          </SiteLink>
        ))}
      </div>
    </Card>
  );
}
