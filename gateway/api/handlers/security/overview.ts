import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { formatOf, trimmed } from '#site/api/contract/formats.ts';
import type { ProofKind } from '#site/api/contract/security.ts';
import { NICKNAME_RULE } from '#site/api/contract/securityRules.ts';
import { AVATAR_IDS, avatarAddress } from '../../../art/avatars.ts';
import { ok, refuse } from '../../answer.ts';
import { triesLeft } from '../../attempts.ts';
import type { Handlers } from '../../context.ts';
import { loginsOf } from '../../logins.ts';
import { rankNameOf } from '../../ranks.ts';
import { maskName } from '../../maskName.ts';
import { maskEmail, maskMobile } from '../../mobile.ts';
import { contactsOf, ownerRecipient } from '../../ownerProof.ts';
import { recoveryCodesLeft } from '../../recoveryCodes.ts';
import { sendCode } from '../../verification.ts';

interface Protections {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly payment_hash: string | null;
  readonly totp_secret: string | null;
  readonly real_name: string | null;
}

const masked = (text: string | null, mask: (text: string) => string): string | null => (text === null || text === '' ? null : mask(text));

export const securityConfig: Handlers['securityConfig'] = (_input, context) => {
  const { db, merchant, account } = context;
  const found = db.get<Protections>(
    `SELECT email, mobile, payment_hash, totp_secret, coalesce(bank_account_name, json_extract(profile, '$.payeeName')) AS real_name
     FROM accounts WHERE id = ?`,
    account.id,
  );
  const email = found?.email ?? null;
  const mobile = found?.mobile ?? null;
  const isSet = (found?.payment_hash ?? null) !== null;
  const proofs: readonly (ProofKind | false)[] = ['password', mobile !== null && 'sms', email !== null && 'email'];
  return ok({
    account: account.username,
    nickname: account.nickname,
    icon: avatarAddress(account.icon),
    regDate: account.createdAt,
    rank: rankNameOf(context, account.rankLevel, account.rankName),
    realName: masked(found?.real_name ?? null, maskName),
    email: masked(email, maskEmail),
    mobile: masked(mobile, maskMobile),
    paymentPassword: {
      set: isSet,
      lockedUntil: isSet ? triesLeft(context, merchant.code, 'paymentPassword', String(account.id)).until : null,
    },
    authenticator: (found?.totp_secret ?? null) !== null,
    recoveryCodes: recoveryCodesLeft(context, account.id),
    lastLogin: loginsOf(context, account.id, { pageNo: 1, pageSize: 1 }).list[0] ?? null,
    proofs: proofs.filter((proof) => proof !== false),
  });
};

export const ownerCode: Handlers['ownerCode'] =
  ({ by }, context) =>
  () => {
    const recipient = ownerRecipient(contactsOf(context, context.account.id), by);
    if (recipient === null) return refuse(ERROR_CODE.fieldInvalid, { field: 'proof' });
    return sendCode(context, { purpose: 'owner', recipient, channel: by });
  };

export const changeNickname: Handlers['changeNickname'] = (input, { db, account }) => {
  const nickname = trimmed(input.nickname);
  return () => {
    if (!formatOf(NICKNAME_RULE)(nickname)) return refuse(ERROR_CODE.fieldInvalid, { field: 'nickname' });
    db.run('UPDATE accounts SET nickname = ? WHERE id = ?', nickname, account.id);
    return ok(null);
  };
};

export const memberIcon: Handlers['memberIcon'] = (_input, { account }) =>
  ok({ icon: account.icon, icons: AVATAR_IDS.map((id) => ({ id, url: avatarAddress(id) ?? '' })) });

export const chooseIcon: Handlers['chooseIcon'] =
  ({ icon }, { db, account }) =>
  () => {
    if (!AVATAR_IDS.includes(icon)) return refuse(ERROR_CODE.fieldInvalid, { field: 'icon' });
    db.run('UPDATE accounts SET icon = ? WHERE id = ?', icon, account.id);
    return ok(null);
  };
