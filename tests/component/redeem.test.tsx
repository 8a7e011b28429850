import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { CallError } from '#site/api/errors.ts';
import { ModalContext } from '#site/assembler/runtime/context.ts';
import type { Reward } from '#site/blocks/point-mall/RewardCard.tsx';
import { RedeemModal } from '#site/blocks/point-mall/RedeemModal.tsx';
import { openSite, refuse, type Answers } from './siteHarness.tsx';

const reward: Reward = {
  rewardId: 'r1',
  name: 'Cap',
  type: 'GIFT',
  points: 100,
  amount: 0,
  quantity: 5,
  pays: 0,
  needs: ['address'],
  image: '',
};

const answersFor = (redeemPointReward: () => unknown): Answers => ({
  securityConfig: () => ({ paymentPassword: { set: true, lockedUntil: null } }),
  balance: () => ({ sumBalance: 500_000, balance: [], currencySymbol: '₱' }),
  redeemPointReward,
});

/** Around it another modal of the site, such as that of the payment password, is opened and closed. */
function Around({ children }: { readonly children: ReactNode }) {
  const [name, setName] = useState<string | null>(null);
  return (
    <ModalContext value={{ name, params: {}, open: setName, put: () => undefined, close: () => setName(null) }}>
      <button onClick={() => setName('other')}>leave</button>
      <button onClick={() => setName(null)}>come back</button>
      {children}
    </ModalContext>
  );
}

const block = (
  <Around>
    <RedeemModal reward={reward} balance={1000} setPassword="centre:security" onClose={() => undefined} />
  </Around>
);

const address = () => screen.findByLabelText(/^Receiving address/);
const password = () => screen.getByLabelText(/^Payment password/, { selector: 'input' });

async function redeem(): Promise<void> {
  await userEvent.fill(await screen.findByLabelText(/^Quantity/), '2');
  await userEvent.fill(await address(), '7 Reef Street, Cebu');
  await userEvent.fill(password(), '135790');
  await userEvent.click(screen.getByRole('button', { name: /^Redeem for/ }));
}

beforeEach(() => page.viewport(800, 900));

const lost = (): never => {
  throw new CallError({ call: 'redeemPointReward', kind: 'network' });
};
const wrong = (): never => refuse('redeemPointReward', PAGE_CODE.paymentPasswordWrong, { field: 'paymentPassword', left: 4 });

describe('a redemption', () => {
  it('[MEM-15] [ERR-3] whose answer was lost is there as it was, and the same one, after a look at the payment password', async () => {
    const site = await openSite(block, { answers: answersFor(lost) });
    const sent = () => site.sent.filter(({ name }) => name === 'redeemPointReward');
    await redeem();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    fireEvent.click(screen.getByText('leave'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByText('come back'));
    expect(await address()).toHaveValue('7 Reef Street, Cebu');
    expect(screen.getByLabelText(/^Quantity/)).toHaveValue('2');
    await userEvent.click(screen.getByRole('button', { name: /^Redeem for 200/ }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('[MEM-15] [ERR-1] that was refused for its password says so until another is typed', async () => {
    await openSite(block, { answers: answersFor(wrong) });
    await redeem();
    await waitFor(() => expect(password()).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.fill(password(), '246801');
    expect(password()).not.toHaveAttribute('aria-invalid', 'true');
  });
});
