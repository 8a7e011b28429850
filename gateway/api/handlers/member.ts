import { avatarAddress } from '../../art/avatars.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { isInLine } from '../line.ts';
import { maskMobile } from '../mobile.ts';
import { rankNameOf } from '../ranks.ts';
import { claimableMissions } from '../missions.ts';
import { openPromotions } from '../promotions.ts';
import { unreadMessages } from './messages.ts';

export const memberInfo: Handlers['memberInfo'] = (_input, context) => {
  const { db, account } = context;
  return ok({
    id: String(account.id),
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    toUpline: isInLine({ db, account }),
    clubLabel: { labelName: rankNameOf(context, account.rankLevel, account.rankName), rankLevel: account.rankLevel },
    memberLabel: [],
    regDate: account.createdAt,
    mobile: account.mobile === null ? null : maskMobile(account.mobile),
    icon: avatarAddress(account.icon),
  });
};

export const memberLanguage: Handlers['memberLanguage'] =
  (input, { db, account }) =>
  () => {
    db.run('UPDATE accounts SET language = ? WHERE id = ?', input.language, account.id);
    return ok(null);
  };

export const unreadCount: Handlers['unreadCount'] = (_input, context) => {
  const { db, account } = context;
  return ok({
    unreadMessage: unreadMessages(db, account.id),
    unclaimedPromotion: openPromotions(context, account),
    claimableMission: claimableMissions(context, account),
  });
};
