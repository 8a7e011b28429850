import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import BankCards from '#site/blocks/bank-cards/BankCards.tsx';
import { AddCard } from '#site/features/cashier/AddCard.tsx';
import { openSite } from './siteHarness.tsx';

const bank = { bankCode: 'BANK', name: 'Bank', kind: 'account' as const, least: 10, most: 12, prefix: '' };

it('a bank card that lacks something puts the focus on the first field that is wrong', async () => {
  await openSite(
    <AddCard
      banks={[bank]}
      holderName="Maria Santos"
      setAt="centre:securityCenter"
      currency={{ symbol: '₱', exponent: 2 }}
      onAdded={() => undefined}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a bank card' }));
  await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0]);
});

it('[MEM-5] nothing of the cards asks for a payment password that there is none of: where one is set is said first', async () => {
  const card = {
    cardId: 'c1',
    bankCode: 'BANK',
    bankName: 'Bank',
    kind: 'account',
    holderName: 'Maria',
    number: '•••• 1234',
    isDefault: false,
  };
  await openSite(<BankCards props={{ setPasswordAt: 'centre:securityCenter#paymentPassword' }} address="cards" slots={{}} />, {
    answers: {
      bankCards: () => ({ list: [card], banks: [bank], most: 5, holderName: 'Maria' }),
      securityConfig: () => ({ paymentPassword: { set: false, lockedUntil: null } }),
    },
  });
  expect(await screen.findByRole('link', { name: /payment password/i })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('1234');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Make default']);
});
