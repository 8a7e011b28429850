import { articleSections } from './migrations/0027-article-sections.ts';
import { trialGames } from './migrations/0028-trial-games.ts';
import { gameLists } from './migrations/0029-game-lists.ts';
import { fillingOrder } from './migrations/0030-filling-order.ts';
import { seeded } from './migrations/0031-seeded.ts';
import { cashier } from './migrations/0010-cashier.ts';
import { downlineLinks } from './migrations/0014-downline-links.ts';
import { downlineFigures } from './migrations/0016-downline-figures.ts';
import { contractsGiven } from './migrations/0017-contracts-given.ts';
import { earnings } from './migrations/0018-earnings.ts';
import { first } from './migrations/0001-initial.ts';
import { heldAmounts } from './migrations/0025-held-amounts.ts';
import { housekeeping } from './migrations/0024-housekeeping.ts';
import { lineage } from './migrations/0011-lineage.ts';
import { logins } from './migrations/0008-logins.ts';
import { memberAffairs } from './migrations/0007-member-affairs.ts';
import { memberHoldings } from './migrations/0002-member-holdings.ts';
import { memberRates } from './migrations/0013-member-rates.ts';
import { memberTotals } from './migrations/0023-member-totals.ts';
import { messageTexts } from './migrations/0015-message-texts.ts';
import { paymentPasswords } from './migrations/0003-payment-passwords.ts';
import { rebates } from './migrations/0020-rebates.ts';
import { playersOwn } from './migrations/0021-players-own.ts';
import { rankNames } from './migrations/0022-rank-names.ts';
import { rankPrivileges } from './migrations/0026-rank-privileges.ts';
import { responsiblePlay } from './migrations/0009-responsible-play.ts';
import { rewards } from './migrations/0006-rewards.ts';
import { teamFigures } from './migrations/0012-team-figures.ts';
import { teamScale } from './migrations/0019-team-scale.ts';
import { uploads } from './migrations/0004-uploads.ts';
import { vendorWallets } from './migrations/0005-vendor-wallets.ts';

/**
 * The schema as numbered migrations, run in order and once each; the position in the list is the number. A released
 * migration is never edited. Every table with a merchant's data has the merchant in its key. The catalogue of games is
 * shared; which of its vendors a merchant offers is in `vendors`. Times are epoch milliseconds, amounts integers of
 * minor units (`min_bet`: ten-thousandths of the major unit). A new migration is the next numbered file in
 * `migrations/` and the last entry here.
 */
export const migrations: readonly string[] = [
  ...first,
  memberHoldings,
  paymentPasswords,
  uploads,
  vendorWallets,
  rewards,
  memberAffairs,
  logins,
  responsiblePlay,
  cashier,
  lineage,
  teamFigures,
  memberRates,
  downlineLinks,
  messageTexts,
  downlineFigures,
  contractsGiven,
  earnings,
  teamScale,
  rebates,
  playersOwn,
  rankNames,
  memberTotals,
  housekeeping,
  heldAmounts,
  rankPrivileges,
  articleSections,
  trialGames,
  gameLists,
  fillingOrder,
  seeded,
];
