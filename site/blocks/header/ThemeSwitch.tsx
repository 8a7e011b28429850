import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { IconButton, useTheme } from '#ui';
import * as styles from './Header.css.ts';

/** Toggles dark and light; the choice is stored in this browser. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton className={styles.control} aria-label={t(dark ? 'theme_to_light' : 'theme_to_dark')} onClick={toggle}>
      {dark ? <Sun size={20} /> : <Moon size={20} />}
    </IconButton>
  );
}
