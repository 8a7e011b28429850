import { Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useModalOpener } from '#site/assembler/sdk/view.ts';
import { setLoginHandoff } from '#site/session/loginHandoff.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { usePageIdle } from '#site/lib/usePageIdle.ts';
import * as styles from './Header.css.ts';

/** Until the fields load, only the button leads to the login form. */
const LoginFields = lazyWithRetry(() => import('./LoginFields.tsx'), 'default');

/**
 * Login fields in the header. Submitting opens the login form with the entered values and continues there, including captcha and
 * two-factor authentication; a missing password is entered there, too. With empty fields it only opens the form. The fields load when the
 * page is idle, into reserved space; `button` renders immediately.
 */
export function QuickLogin({ button }: { readonly button: ReactNode }) {
  const { t } = useTranslation();
  const modal = useModalOpener();
  const form = useRef<HTMLFormElement>(null);
  const settled = usePageIdle(form);
  return (
    <form
      ref={form}
      className={styles.quickLogin}
      aria-label={t('login')}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        const [username = '', password = ''] = ['username', 'password'].map((name) => values.get(name)?.toString());
        if (username !== '') setLoginHandoff({ username, password });
        event.currentTarget.reset();
        modal.open('loginPopupModal');
      }}
    >
      <Suspense>{settled && <LoginFields />}</Suspense>
      {button}
    </form>
  );
}
