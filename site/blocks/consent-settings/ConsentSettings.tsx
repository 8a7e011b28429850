import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { useModalOpener } from '#site/assembler/sdk/view.ts';
import { consentAtom, forgetVisits, type Consent } from '#site/features/consent/consent.ts';
import { Button, Text } from '#ui';
import * as styles from './ConsentSettings.css.ts';

/** Shows the current consent and both choices. Withdrawing also deletes the tag's cookies in this browser. */
export default function ConsentSettings() {
  const { t } = useTranslation('shell');
  const modal = useModalOpener();
  const [consent, setConsent] = useAtom(consentAtom);
  const answer = (next: NonNullable<Consent>): void => {
    setConsent(next);
    if (next === 'denied') forgetVisits();
    modal.close();
  };
  return (
    <div className={styles.settings}>
      <p>{t('consent_text')}</p>
      <Text role="status" weight="bold">
        {t(consent === 'granted' ? 'consent_is_granted' : 'consent_is_denied')}
      </Text>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => answer('denied')}>
          {t('consent_deny')}
        </Button>
        <Button variant="secondary" onClick={() => answer('granted')}>
          {t('consent_allow')}
        </Button>
      </div>
    </div>
  );
}
