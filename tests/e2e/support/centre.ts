import type { Page } from '@playwright/test';

import type { Texts } from './texts.ts';

/** The modal of a centre. */
export const centreOf = (page: Page, texts: Texts, which: 'member' | 'agent' = 'member') =>
  page.getByRole('dialog', { name: texts('config', `modal.${which}_centre`), exact: true });

/** Each entry's label, and the page under whose name it stands in addresses. */
export const MEMBER_ENTRIES = [
  ['in_my_account', 'securityCenter'],
  ['in_my_wallet', 'transferFund'],
  ['in_increase_deposit', 'depositv2'],
  ['in_increase_withdrawal', 'withdraw'],
  ['in_transfer_upline', 'transferUpline'],
  ['in_betting_record', 'personalHistoryCopy'],
  ['in_account_record', 'transactionHistory'],
  ['in_personal_loss', 'personalProfit'],
  ['in_bonus_details', 'bonusDetails'],
  ['in_reward_center', 'rewardCenter'],
  ['invite_friends', 'referral'],
  ['mission_activity', 'missionLeaderboard'],
  ['in_platform_information', 'messageV2'],
] as const;

/** Labels that menus have, too, and so come with the first page. */
const IN_MENUS = new Set([
  'in_increase_deposit',
  'in_increase_withdrawal',
  'in_betting_record',
  'in_account_record',
  'in_reward_center',
  'mission_activity',
  'in_platform_information',
]);

/** The text of an entry's label. */
export const nameOf = (texts: Texts, label: string) => texts(IN_MENUS.has(label) ? 'config' : 'centre', label);
