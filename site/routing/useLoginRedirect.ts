import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

import { useSession } from '#site/session/session.ts';

/** Of `site.json`. */
interface LoginFirst {
  /** The logged-in-to-home setting. */
  readonly loggedInToHome: boolean;
  /** Where the login stands. */
  readonly loginPage: string;
  /** Paths that stay open to all. */
  readonly openPages: readonly string[];
}

const HOME = '/';

/** Whether whoever has this token, or none, has to log in before the page at this path is theirs to see. */
export function needsLogin({ loggedInToHome, openPages }: Omit<LoginFirst, 'loginPage'>, token: string | null, path: string): boolean {
  return loggedInToHome && token === null && !openPages.includes(path);
}

/**
 * With the logged-in-to-home setting, whoever has no token is sent to the login from every page that is not open to all
 * (APP-10). Over home a modal may stand: `/register` and `/login` are nothing else.
 * @param isModalShown whether one stands, and not just in the address
 */
export function useLoginRedirect(settings: LoginFirst, isModalShown: boolean): void {
  const [path, navigate] = useLocation();
  const { token } = useSession();
  const { loginPage } = settings;
  const mayStay = !needsLogin(settings, token, path) || (path === HOME && isModalShown);
  // Before paint: the page must not be seen first.
  useLayoutEffect(() => {
    if (!mayStay) navigate(loginPage, { replace: true });
  }, [mayStay, loginPage, navigate]);
}
