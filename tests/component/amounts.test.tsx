import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { CallName } from '#site/api/contract/index.ts';
import { DepositForm } from '#site/blocks/deposit/DepositForm.tsx';
import { LimitCard } from '#site/blocks/responsible-play/LimitCard.tsx';
import TransferUpline from '#site/blocks/transfer-upline/TransferUpline.tsx';
import { TransferForm } from '#site/blocks/wallets/TransferForm.tsx';
import { PayoutFields } from '#site/blocks/withdraw/PayoutFields.tsx';
import { createWithdrawal } from '#site/api/contract/withdrawals.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { openSite, type Answers } from './siteHarness.tsx';

const noop = (): void => undefined;
const bounds = { least: 100, most: 1_000_000 };
const channel = {
  ...bounds,
  channelId: 'c1',
  kind: 'bank',
  name: 'Bank',
  quickAmounts: [50_000],
  feeRate: 0,
  feeFixed: 0,
  minutes: 5,
  payMinutes: 30,
  opens: null,
  closes: null,
  isOpen: true,
  opensAt: null,
};
const payout = {
  ...bounds,
  dailyCount: 5,
  dailyAmount: 1_000_000,
  countLeft: 5,
  amountLeft: 1_000_000,
  feeRate: 0,
  feeFixed: 0,
  minutes: 5,
  autoReceiptMinutes: 60,
};
const [from, to] = [
  { id: 'main', isMain: true, name: '', icon: '', held: 500_000 },
  { id: 'v1', isMain: false, name: 'Vendor', icon: '', held: 0 },
];
const answers: Answers = {
  depositSettings: () => ({ channels: [channel], mostPending: 3 }),
  transferLine: () => ({
    ...bounds,
    upline: { memberId: 'u1', account: 'u***e', name: 'U*' },
    downlines: { list: [], totalPages: 1, totalCount: 0 },
    downlineCount: 0,
  }),
  balance: () => ({ sumBalance: 500_000, balance: [], currencySymbol: '₱' }),
};

function Payout() {
  const write = useMoneyWrite(createWithdrawal, []);
  return <PayoutFields cardId="1" settings={payout} balance={500_000} setAt="centre:securityCenter" write={write} onMade={noop} />;
}

const limit = { kind: 'deposit', period: 'day', amount: 80_000, used: 0, pending: null } as const;

/** Each form with an amount, the call that it must not send, and its button. */
const forms: Readonly<Record<string, readonly [form: React.ReactNode, call: CallName, button: string]>> = {
  deposit: [<DepositForm key="form" onMade={noop} />, 'createDeposit', 'Continue'],
  withdrawal: [<Payout key="form" />, 'createWithdrawal', 'Withdraw'],
  'transfer between wallets': [
    <TransferForm key="form" ref={noop} wallets={[from, to]} from={from} to={to} onChoose={noop} isLatest onSend={noop} />,
    'walletTransfer',
    'Transfer',
  ],
  'transfer to the upline': [
    <TransferUpline key="form" props={{ passwordSetAt: 'centre:securityCenter', pageSize: 10 }} address="centres/member#up" slots={{}} />,
    'memberTransfer',
    'Send money',
  ],
  'limit of play': [<LimitCard key="form" limit={limit} />, 'setPlayLimit', 'Save'],
};

describe('what is no amount', () => {
  beforeEach(() => page.viewport(800, 900));

  it.each(Object.entries(forms))(
    '[UI-6] [MOD-4] is not sent by the form of a %s, which leads to it',
    async (_name, [form, call, button]) => {
      const { sent } = await openSite(form, { answers });
      if (call === 'setPlayLimit') await userEvent.click(await screen.findByRole('button', { name: /^Change/ }));
      const amount = await screen.findByLabelText(/^(Amount|Limit for)/);
      const password = screen.queryByLabelText(/^Payment password/, { selector: 'input' });
      if (password) await userEvent.fill(password, '123456');
      for (const typed of ['-500', '1e3']) {
        await userEvent.clear(amount);
        await userEvent.type(amount, typed);
        await userEvent.click(screen.getByRole('button', { name: button }));
        await waitFor(() => expect(amount).toHaveFocus());
        expect(amount).toHaveValue(typed);
        expect(amount).toHaveAccessibleDescription(typed === '-500' ? /cannot be negative/ : /not an amount/);
        expect(screen.queryByRole('alertdialog')).toBeNull();
      }
      expect(sent.map(({ name }) => name)).not.toContain(call);
    },
  );
});
