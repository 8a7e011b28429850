import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import AuthenticatorForm from '#site/blocks/authenticator-form/AuthenticatorForm.tsx';
import SecuritySection from '#site/blocks/security-section/SecuritySection.tsx';
import Withdraw from '#site/blocks/withdraw/Withdraw.tsx';
import { agree, Place, press, pressOf } from './keyboard.tsx';
import { openSite } from './siteHarness.tsx';

beforeEach(() => page.viewport(800, 900));

describe('a withdrawal', () => {
  const asked = { amount: 50_000, sentAt: 1, confirmBefore: null };
  const order = {
    orderNo: 'W1',
    status: 'paidOut',
    bankName: 'Bank',
    number: '•••• 1234',
    holderName: 'Maria',
    amount: 50_000,
    fee: 0,
    payout: 50_000,
    received: 0,
    remaining: 50_000,
    createdAt: 0,
    closedAt: null,
    reason: null,
    asked,
    payments: [],
    claim: null,
  };
  const money = { sumBalance: 0, balance: [{ accountTypeId: 'MAIN', availBalance: 500_000 }], currencySymbol: '₱' };
  const block = <Withdraw props={{ pageSize: 10, setPasswordAt: 'centre:security' }} address="centres/member#withdraw" slots={{}} />;

  async function open(): Promise<void> {
    let isSaid = false;
    await openSite(block, {
      params: { order: 'W1' },
      answers: {
        balance: () => money,
        withdrawalOrder: () => (isSaid ? { ...order, status: 'received', received: 50_000, remaining: 0, asked: null } : order),
        withdrawalOrders: () => ({ list: [], totalPages: 1, totalCount: 0 }),
        paymentConfirmations: () => ({ list: [] }),
        confirmWithdrawal: () => {
          isSaid = true;
          return { ...order, status: 'received', asked: null };
        },
      },
    });
  }

  it('[MEM-5] whose payment has arrived tells the keyboard what became of it', async () => {
    await open();
    await press('Yes, received');
    await agree('Yes, received');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Confirmation of receipt' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'status'));
  });

  it('[MEM-5] whose payment has not arrived leads the keyboard into the claim, and back', async () => {
    await open();
    await press('Not received');
    const claim = await screen.findByRole('form', { name: 'Not received' });
    await waitFor(() => expect(claim.contains(document.activeElement)).toBe(true));
    await press('Not now');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not received' })).toHaveFocus());
  });

  it('[MEM-5] for which the first card was added goes on at that card', async () => {
    const bank = { bankCode: 'BANK', name: 'Bank', kind: 'account', least: 4, most: 12, prefix: '' };
    const card = {
      cardId: 'c1',
      bankCode: 'BANK',
      bankName: 'Bank',
      kind: 'account',
      holderName: 'Maria',
      number: '•••• 1234',
      isDefault: true,
    };
    let list: readonly unknown[] = [];
    await openSite(block, {
      answers: {
        balance: () => money,
        securityConfig: () => ({ paymentPassword: { set: true, lockedUntil: null } }),
        paymentConfirmations: () => ({ list: [] }),
        bankCards: () => ({ list, banks: [bank], most: 5, holderName: 'Maria' }),
        withdrawSettings: () => ({
          least: 100,
          most: 100_000,
          dailyCount: 5,
          countLeft: 5,
          dailyAmount: 100_000,
          amountLeft: 100_000,
          feeRate: 0,
          feeFixed: 0,
          minutes: 5,
          autoReceiptMinutes: 30,
        }),
        addBankCard: () => {
          list = [card];
          return card;
        },
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Add a bank card' }));
    const [number] = form.getAllByRole('textbox');
    await userEvent.fill(number ?? document.body, '123456');
    await userEvent.fill(form.getByLabelText(/^Payment password/, { selector: 'input' }), '135790');
    await press('Add a bank card');
    await waitFor(() => expect(screen.getByRole('radio', { name: /1234/ })).toHaveFocus());
  });
});

it('[MEM-2] the keyboard is led through the authenticator’s forms, and comes back to the row that opened them', async () => {
  let isOn = false;
  const security = {
    account: 'maria',
    nickname: '',
    icon: null,
    regDate: 0,
    rank: '1',
    realName: null,
    email: null,
    mobile: null,
    paymentPassword: { set: false, lockedUntil: null },
    recoveryCodes: 10,
    lastLogin: null,
    proofs: ['password'],
  };
  const props = {
    section: 'authenticator',
    title: { EN: 'Two-step login' },
    text: { EN: 'On every login' },
    icon: 'authenticator',
    state: 'authenticator',
    width: 520,
  };
  const slots = {
    form: (
      <Suspense>
        <AuthenticatorForm />
      </Suspense>
    ),
  };
  await openSite(
    <Place>
      <SecuritySection props={props as never} address="centres/member#authenticator" slots={slots} />
    </Place>,
    {
      answers: {
        securityConfig: () => ({ ...security, authenticator: isOn }),
        authenticatorSetup: () => ({ secret: 'ABCD', qr: ['1'] }),
        turnOnAuthenticator: () => {
          isOn = true;
          return { recoveryCodes: ['1111', '2222'] };
        },
        turnOffAuthenticator: () => {
          isOn = false;
          return {};
        },
      },
    },
  );
  const row = await screen.findByRole('button', { name: /Two-step login/ });
  await pressOf(row);
  await userEvent.fill(await screen.findByRole('textbox', { name: /code/i }), '123456');
  await press('Turn on');
  await waitFor(() => expect(screen.getByRole('heading', { name: /codes/ })).toHaveFocus());
  await press('I have kept them');
  await waitFor(() => expect(row).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressOf(row);
  await press('Make new codes');
  await waitFor(() => expect(screen.getByLabelText(/password/, { selector: 'input' })).toHaveFocus());
  await press('Back');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make new codes' })).toHaveFocus());
  await userEvent.fill(screen.getByRole('textbox', { name: /code/i }), '123456');
  await userEvent.fill(screen.getByLabelText(/password/, { selector: 'input' }), 'secret123');
  await press('Turn off');
  await waitFor(() => expect(row).toHaveFocus());
});
