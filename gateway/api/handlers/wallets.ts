import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { MAIN_WALLET } from '#site/api/contract/wallet.ts';
import { nextReference } from '../../domain/ledger/ledger.ts';
import { collectAll, heldIn, holderForGame, moveBetween, movesByItself, walletsOf } from '../../domain/wallets/wallets.ts';
import type { Owner, Wallet } from '../../domain/wallets/wallets.ts';
import { ok, refuse } from '../answer.ts';
import type { Account, Handlers, RequestContext } from '../context.ts';
import { isOnTrial, trialBalance } from '../trialPurse.ts';

type Context = RequestContext & { readonly account: Account };

const ownerOf = ({ db, merchant, account, now }: Context): Owner => ({ db, merchant, accountId: account.id, at: now() });

interface BalanceRow {
  readonly accountTypeId: string;
  readonly availBalance: number | null;
}

const rowsOf = (owner: Owner): readonly BalanceRow[] =>
  walletsOf(owner).map((wallet) => ({ accountTypeId: wallet.accountTypeId, availBalance: heldIn(owner, wallet) }));

/** A trial account has only play money. */
const trialRows = (context: Context): readonly BalanceRow[] => [
  { accountTypeId: MAIN_WALLET, availBalance: trialBalance(context, context.account.id) },
];

export const balance: Handlers['balance'] = ({ accountTypeId }, context) => {
  const { symbol, code } = context.merchant.seed.currency;
  const rows = isOnTrial(context.account) ? trialRows(context) : rowsOf(ownerOf(context));
  return ok({
    sumBalance: rows.reduce((sum, { availBalance }) => sum + (availBalance ?? 0), 0),
    ...(code === undefined ? {} : { currency: code }),
    currencySymbol: symbol,
    balance: rows.filter((row) => accountTypeId === undefined || row.accountTypeId === accountTypeId),
  });
};

export const merchantWallet: Handlers['merchantWallet'] = ({ isSingle }, context) => {
  const { db, merchant, account } = context;
  const wallets = walletsOf(ownerOf(context));
  const vendors = db.all<{ accountTypeId: string; vendor: string; name: string }>(
    'SELECT account_type_id AS accountTypeId, code AS vendor, name FROM vendors WHERE merchant = ? ORDER BY position',
    merchant.code,
  );
  const [main] = wallets;
  const rows =
    isSingle === 1
      ? wallets
      : vendors.map((vendor): Pick<Wallet, 'accountTypeId' | 'vendor' | 'name'> => ({
          ...vendor,
          accountTypeId:
            holderForGame({ merchant, accountId: account.id }, vendor.vendor).kind === 'vendor' ? vendor.accountTypeId : main.accountTypeId,
        }));
  return ok({
    autoTransfer: movesByItself(db, account.id),
    wallets: rows.map(({ accountTypeId, vendor, name }) => ({
      accountTypeId,
      vassalage: vendor,
      displayName: name,
      smallIcon: vendor === null ? '' : `/art/vendor/${vendor}.svg`,
    })),
  });
};

export const setAutoTransfer: Handlers['setAutoTransfer'] =
  ({ autoTransfer }, { db, account }) =>
  () => {
    db.run('UPDATE accounts SET auto_transfer = ? WHERE id = ?', autoTransfer ? 1 : 0, account.id);
    return ok(null);
  };

export const walletTransfer: Handlers['walletTransfer'] = (input, context) => () => {
  const owner = ownerOf(context);
  const reference = nextReference(owner.db);
  if (input.kind === 'allBack') {
    const wallets = collectAll(owner, reference);
    const total = wallets.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    // An unused number goes to the next movement.
    return ok({ reference: total > 0 ? reference : null, movedAt: owner.at, total, wallets });
  }

  const wallets = walletsOf(owner);
  const [from, to] = [input.from, input.to].map((id) => wallets.find(({ accountTypeId }) => accountTypeId === id));
  if (from === undefined || to === undefined || from === to)
    return refuse(PAGE_CODE.walletUnknown, { field: from === undefined ? 'from' : 'to' });
  const most = heldIn(owner, from);
  if (most === null || to.isDown) return refuse(PAGE_CODE.walletDown, { field: most === null ? 'from' : 'to' });
  if (input.amount <= 0) return refuse(PAGE_CODE.amountInvalid, { field: 'amount', least: 1, most });
  const moved = moveBetween(owner, from, to, input.amount, reference);
  if (moved === 'insufficient') return refuse(ERROR_CODE.balanceInsufficient, { field: 'amount', least: 1, most });
  if (moved !== 'moved') throw new Error(`a transfer between wallets came to "${moved}"`);
  const { amount } = input;
  return ok({ reference, movedAt: owner.at, total: amount, wallets: [{ accountTypeId: from.accountTypeId, amount }] });
};
