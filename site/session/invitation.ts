import * as v from 'valibot';

import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';

/** Key in session storage: most addresses of the site do not carry the query on. */
const INVITATION_KEY = 'invitation';

const code = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(TEXT_LENGTH)));

/** Who sent the player, as an address says it. */
const invitation = v.object({ affiliateCode: code, referralCode: code });
export type Invitation = v.InferOutput<typeof invitation>;

/**
 * The invitation in the page's address, else the stored one of this tab. Malformed codes are ignored.
 * @param search the address's query
 */
export function currentInvitation(search: string): Invitation {
  for (const query of [search, visitStorage.getItem(INVITATION_KEY) ?? '']) {
    const found = v.safeParse(invitation, Object.fromEntries(new URLSearchParams(query)));
    if (found.success && Object.keys(found.output).length > 0) return found.output;
  }
  return {};
}

/** Stores the query of an invitation (`/?affiliateCode=SINAG88`, `/?referralCode=…`) for the tab. Call it before the first navigation. */
export function storeInvitation(search: string): void {
  if (/[?&](affiliate|referral)Code=./.test(search)) visitStorage.setItem(INVITATION_KEY, search);
}
