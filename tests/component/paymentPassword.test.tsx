import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { ModalContext } from '#site/assembler/runtime/context.ts';
import BankCards from '#site/blocks/bank-cards/BankCards.tsx';
import { ConvertModal } from '#site/blocks/point-mall/ConvertModal.tsx';
import TransferUpline from '#site/blocks/transfer-upline/TransferUpline.tsx';
import Withdraw from '#site/blocks/withdraw/Withdraw.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { openSite, type Answers } from './siteHarness.tsx';

const AT = 'centre:securityCenter#paymentPassword';

const answersFor = (isSet: boolean): Answers => ({
  securityConfig: () => ({ paymentPassword: { set: isSet, lockedUntil: null } }),
  bankCards: () => ({
    list: [],
    banks: [{ bankCode: 'BANK', name: 'Bank', kind: 'account', least: 10, most: 12, prefix: '' }],
    most: 5,
    holderName: null,
  }),
  balance: () => ({ sumBalance: 500_000, balance: [], currencySymbol: '₱' }),
  paymentConfirmations: () => ({ list: [] }),
  withdrawSettings: () => ({ least: 100, most: 1000, dailyCount: 5, countLeft: 5, dailyAmount: 1, amountLeft: 1, feeRate: 0, feeFixed: 0 }),
  transferLine: () => ({
    least: 100,
    most: 1_000_000,
    upline: { memberId: 'u1', account: 'u***e', name: 'U*' },
    downlines: { list: [], totalPages: 1, totalCount: 0 },
    downlineCount: 0,
  }),
});

const FORMS: readonly (readonly [name: string, block: ReactNode])[] = [
  ['[MEM-5] a withdrawal', <Withdraw key="w" props={{ pageSize: 10, setPasswordAt: AT }} address="centres/member#withdraw" slots={{}} />],
  ['[MEM-5] bank cards', <BankCards key="b" props={{ setPasswordAt: AT }} address="centres/member#cards" slots={{}} />],
  [
    '[MEM-6] money to the upline',
    <TransferUpline key="t" props={{ passwordSetAt: AT, pageSize: 8 }} address="centres/member#transferUpline" slots={{}} />,
  ],
  [
    '[MEM-15] points for money',
    // Opened by the mall itself: the site has no modal open.
    <ModalContext key="c" value={{ name: null, params: {}, open: () => undefined, put: () => undefined, close: () => undefined }}>
      <ConvertModal rate={{ units: 100, redeemAmount: 1000, ratio: 10 }} balance={200} setPassword={AT} onClose={() => undefined} />
    </ModalContext>,
  ],
];

beforeEach(() => page.viewport(800, 900));

it('[MEM-5] [MEM-2] the way to a section of an entry takes the place of what is open, and keeps the page below', async () => {
  await openSite(<SiteLink href={AT}>Set it</SiteLink>, { path: '/rng?q=reef&centre=withdraw&modal.view=history' });
  expect(await screen.findByRole('link', { name: 'Set it' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?q=reef&centre=securityCenter&modal\.section=paymentPassword$/),
  );
});

describe('a payment password', () => {
  it.each(FORMS)('that is missing is told of before the form of %s, with the way to its section', async (_name, block) => {
    await openSite(block, { answers: answersFor(false) });
    const way = await screen.findByRole('link', { name: 'Set a payment password' });
    expect(way).toHaveAttribute('href', AT);
    expect(screen.getByText(/“My account”/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByLabelText(/^Payment password/, { selector: 'input' })).toBeNull();
  });

  it.each(FORMS)('is asked for it in the form of %s once there is one', async (_name, block) => {
    await openSite(block, { answers: answersFor(true) });
    expect((await screen.findAllByText(/^(Add a bank card|No bank card yet|Send money|Points)/))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Set a payment password' })).toBeNull();
  });
});
