import { visitStorage } from '#site/shared/browserStorage.ts';

/** Where the query of an invitation is kept for as long as the tab lives: most addresses of the site do not carry it on. */
export const INVITATION_KEY = 'invitation';

/** Keeps the query of an address that invites: `/?affiliateCode=SINAG88`, `/?referralCode=…`. To be called before the first link is followed. */
export function keepInvitation(search: string): void {
  if (/[?&](affiliate|referral)Code=./.test(search)) visitStorage.setItem(INVITATION_KEY, search);
}
