import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { TransferReceipt } from '#site/api/contract/memberTransfer.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { mustTransfer, nextReference, walletBalance } from '../../domain/ledger/ledger.ts';
import { ok, refuse } from '../answer.ts';
import type { Answer, Refusal } from '../answer.ts';
import type { Account, Handlers, MerchantSeed, RequestContext } from '../context.ts';
import { downlinePage, findInLine, uplineOf } from '../line.ts';
import { readPaymentPassword } from '../paymentPassword.ts';

/** Limits of one transfer between members, in minor units. */
const boundsOf = ({ memberTransfers }: MerchantSeed) => memberTransfers ?? { least: 1, most: MOST_ON_THE_WIRE };

/** Fifteen digits: the largest amount in the API. */
const MOST_ON_THE_WIRE = 999_999_999_999_999;

export const transferLine: Handlers['transferLine'] = ({ search = '', pageNo, pageSize }, context) => {
  const downlines = downlinePage(context, { search, pageNo, pageSize });
  return ok({
    ...boundsOf(context.merchant.seed),
    upline: uplineOf(context) ?? null,
    downlines,
    downlineCount: search.trim() === '' ? downlines.totalCount : downlinePage(context, { search: '', pageNo: 1, pageSize: 1 }).totalCount,
  });
};

export const memberTransfer: Handlers['memberTransfer'] = async ({ receiverId, amount, paymentPassword }, context) => {
  const check = await readPaymentPassword(context, context.account, paymentPassword);
  return () => send(context, { receiverId, amount }, check);
};

interface Wish {
  readonly receiverId: string;
  /** Minor units. */
  readonly amount: number;
}

function send(
  context: RequestContext & { readonly account: Account },
  { receiverId, amount }: Wish,
  checkPassword: () => Refusal | undefined,
): Answer<TransferReceipt> {
  const { db, merchant, account, now } = context;
  const receiver = findInLine(context, receiverId);
  if (receiver === undefined) return refuse(PAGE_CODE.receiverUnknown, { field: 'receiverId' });
  const bounds = boundsOf(merchant.seed);
  if (amount < bounds.least || amount > bounds.most) return refuse(PAGE_CODE.amountInvalid, { field: 'amount', ...bounds });
  // Checked last: a transfer that is impossible anyway does not use up a password attempt.
  const held = walletBalance(db, merchant.code, account.id);
  if (held < amount) return refuse(ERROR_CODE.balanceInsufficient, { field: 'amount', least: bounds.least, most: held });
  const refused = checkPassword();
  if (refused !== undefined) return refused;

  const reference = nextReference(db);
  const movedAt = now();
  mustTransfer(db, {
    merchant: merchant.code,
    kind: 'memberTransfer',
    idempotencyKey: reference,
    from: { kind: 'wallet', owner: account.id },
    to: { kind: 'wallet', owner: Number(receiver.memberId) },
    amount,
    at: movedAt,
    reference,
    subject: `members:${account.id}:${receiver.memberId}`,
  });
  return ok({ reference, movedAt, amount, balance: held - amount, receiver });
}
