import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { AddCard } from '#site/shared/cashier/AddCard.tsx';
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
