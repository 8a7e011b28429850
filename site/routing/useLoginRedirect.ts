import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

import { useSession } from '#site/session/session.ts';

/** Settings of `site.json`. */
interface LoginSettings {
  /** Every page but `openPages` needs a login. */
  readonly loggedInToHome: boolean;
  /** Path of the login. */
  readonly loginPage: string;
  /** Paths that need no login. */
  readonly openPages: readonly string[];
}

const HOME = '/';

/** Whether the page at this path needs a login that this token, or none, does not have. */
export function needsLogin({ loggedInToHome, openPages }: Omit<LoginSettings, 'loginPage'>, token: string | null, path: string): boolean {
  return loggedInToHome && token === null && !openPages.includes(path);
}

/**
 * With `loggedInToHome`, redirects visitors to the login from every page that needs one ([APP-10]). Home may stay under a modal, since
 * `/register` and `/login` are modals over home.
 * @param isModalShown whether a modal is rendered, not just named in the address
 */
export function useLoginRedirect(settings: LoginSettings, isModalShown: boolean): void {
  const [path, navigate] = useLocation();
  const { token } = useSession();
  const { loginPage } = settings;
  const mayStay = !needsLogin(settings, token, path) || (path === HOME && isModalShown);
  // Before paint: the page must not flash.
  useLayoutEffect(() => {
    if (!mayStay) navigate(loginPage, { replace: true });
  }, [mayStay, loginPage, navigate]);
}
