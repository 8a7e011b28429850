import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { Button } from '#ui';
import * as styles from './Header.css.ts';
import { IntentMenu } from '#site/components/IntentMenu.tsx';
import { useChangeLanguage } from './useChangeLanguage.ts';

/** The merchant's languages by their native names; the choice is stored in this browser and in the account. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const { languages } = useMerchant();
  const change = useChangeLanguage();
  if (languages.length < 2) return null;
  const current = localeOf(i18n.language);
  return (
    <IntentMenu
      align="end"
      trigger={
        <Button
          variant="ghost"
          className={styles.control}
          iconStart={<Languages size={20} />}
          aria-label={`${t('language')}: ${current.name}`}
        >
          <span lang={current.tag}>{current.name}</span>
        </Button>
      }
      items={languages.map((code) => ({
        label: localeOf(code).name,
        lang: localeOf(code).tag,
        current: code === i18n.language,
        onSelect: () => change(code),
      }))}
    />
  );
}
