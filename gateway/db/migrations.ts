import { articleSections } from './steps/articleSections.ts';
import { cashier } from './steps/cashier.ts';
import { downlineLinks } from './steps/downlineLinks.ts';
import { downlineFigures } from './steps/downlineFigures.ts';
import { contractsGiven } from './steps/contractsGiven.ts';
import { earnings } from './steps/earnings.ts';
import { first } from './steps/first.ts';
import { heldAmounts } from './steps/heldAmounts.ts';
import { housekeeping } from './steps/housekeeping.ts';
import { lineage } from './steps/lineage.ts';
import { logins } from './steps/logins.ts';
import { memberAffairs } from './steps/memberAffairs.ts';
import { memberHoldings } from './steps/memberHoldings.ts';
import { memberRates } from './steps/memberRates.ts';
import { memberTotals } from './steps/memberTotals.ts';
import { messageTexts } from './steps/messageTexts.ts';
import { paymentPasswords } from './steps/paymentPasswords.ts';
import { rebates } from './steps/rebates.ts';
import { playersOwn } from './steps/playersOwn.ts';
import { rankNames } from './steps/rankNames.ts';
import { rankPrivileges } from './steps/rankPrivileges.ts';
import { responsiblePlay } from './steps/responsiblePlay.ts';
import { rewards } from './steps/rewards.ts';
import { teamFigures } from './steps/teamFigures.ts';
import { teamScale } from './steps/teamScale.ts';
import { uploads } from './steps/uploads.ts';
import { vendorWallets } from './steps/vendorWallets.ts';

/**
 * The schema as numbered steps, run in order and once each; the position in the list is the number. A step that has
 * been released is never edited. Every table that holds a merchant's data has the merchant in its key. The catalogue
 * of games is common; which of its vendors a merchant offers is in `vendors`. Times are epoch milliseconds, amounts
 * integers of minor units (`min_bet`: ten-thousandths of the major unit). A new step is a file in `steps/` and the last entry here.
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
];
