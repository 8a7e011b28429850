import { Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useModalOpener } from '#site/assembler/runtime/view.ts';
import { setLoginHandoff } from '#site/session/loginHandoff.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { usePageIdle } from '#site/lib/usePageIdle.ts';
import * as styles from './Header.css.ts';

/** Until they arrive, the button alone is the way to the login form. */
const LoginFields = lazyWithRetry(() => import('./LoginFields.tsx'), 'default');

/**
 * Name and password in the header. The login form, which opens over the page, takes them and goes on at once: what else may
 * be asked, from a captcha to a second factor, is asked there; so is the password where only a name was typed. With nothing typed it
 * is the way to that form. The fields come
 * when the page has come to rest, into the room that is kept for them; `button` stands there from the start.
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
