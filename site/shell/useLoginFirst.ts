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

/**
 * With the logged-in-to-home setting, whoever has no token is sent to the login from every page that is not open to all
 * (APP-10). Over home a modal may stand: `/register` and `/login` are nothing else.
 * @param isModalShown whether one stands, and not just in the address
 */
export function useLoginFirst({ loggedInToHome, loginPage, openPages }: LoginFirst, isModalShown: boolean): void {
  const [path, navigate] = useLocation();
  const { token } = useSession();
  const mayStay = !loggedInToHome || token !== null || openPages.includes(path) || (path === HOME && isModalShown);
  // Before paint: the page must not be seen first.
  useLayoutEffect(() => {
    if (!mayStay) navigate(loginPage, { replace: true });
  }, [mayStay, loginPage, navigate]);
}
