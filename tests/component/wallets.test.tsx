import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { CallError } from '#site/api/errors.ts';
import Wallets from '#site/blocks/wallets/Wallets.tsx';
import { openSite, type Answers } from './siteHarness.tsx';

const block = <Wallets props={{}} address="centres/member#transferFund" slots={{}} />;

const rowOf = (id: string, name: string, held: number) => ({
  known: { accountTypeId: id, displayName: name, smallIcon: '', vassalage: id === 'MAIN' ? null : name },
  money: { accountTypeId: id, availBalance: held },
});

/** A pretended gateway whose vendor's wallet holds this much. */
function answersFor(held: { vendor: number }): Answers {
  const rows = () => [rowOf('MAIN', 'Main', 50_000), rowOf('7', 'Reef', held.vendor)];
  return {
    merchantWallet: () => ({ autoTransfer: true, wallets: rows().map(({ known }) => known) }),
    balance: () => ({ sumBalance: 50_000 + held.vendor, balance: rows().map(({ money }) => money), currencySymbol: '₱' }),
    walletTransfer: (input) => {
      const isBack = JSON.stringify(input).includes('allBack');
      if (isBack) held.vendor = 0;
      return { total: isBack ? 1000 : 200, reference: 'T1', wallets: [] };
    },
  };
}

beforeEach(() => page.viewport(1200, 900));

it('[MEM-3] nothing is brought back where everything is in the main wallet, and the button says why', async () => {
  const site = await openSite(block, { answers: answersFor({ vendor: 0 }) });
  const back = await screen.findByRole('button', { name: 'All back to the main wallet' });
  await expect.poll(() => back.getAttribute('aria-disabled')).toBe('true');
  expect(back).toHaveAccessibleDescription('Everything is in the main wallet already.');
  back.focus();
  expect(document.activeElement).toBe(back);
  await userEvent.keyboard('{Enter}');
  expect(site.sent.some(({ name }) => name === 'walletTransfer')).toBe(false);
});

it('[MEM-3] of two moves of money only the later one is told of', async () => {
  await openSite(block, { answers: answersFor({ vendor: 1000 }) });
  const form = await screen.findByRole('form', { name: 'Transfer between wallets' });
  await userEvent.fill(within(form).getByLabelText(/^Amount/), '2');
  await userEvent.click(within(form).getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText(/^₱2\.00 moved/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All back to the main wallet' }));
  expect(await screen.findByText(/^₱10\.00 came back/)).toBeVisible();
  expect(screen.queryByText(/^₱2\.00 moved/)).toBeNull();
});

it('[MEM-3] [ERR-3] money moved since is brought back too, though the answer to the press before was lost', async () => {
  const answers = answersFor({ vendor: 1000 });
  let isLost = true;
  const site = await openSite(block, {
    answers: {
      ...answers,
      walletTransfer: (input) => {
        const isBack = JSON.stringify(input).includes('allBack');
        if (!isBack || !isLost) return answers.walletTransfer?.(input);
        isLost = false;
        throw new CallError({ call: 'walletTransfer', kind: 'network' });
      },
    },
  });
  const back = await screen.findByRole('button', { name: 'All back to the main wallet' });
  await userEvent.click(back);
  await screen.findByText(/^The connection broke/);
  const form = screen.getByRole('form', { name: 'Transfer between wallets' });
  await userEvent.fill(within(form).getByLabelText(/^Amount/), '2');
  await userEvent.click(within(form).getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText(/^₱2\.00 moved/)).toBeVisible();
  await userEvent.click(back);
  expect(await screen.findByText(/^₱10\.00 came back/)).toBeVisible();
  const keys = site.sent.filter(({ name }) => name === 'walletTransfer').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(3);
});

it('[MEM-3] that there was nothing to bring back is no success', async () => {
  const held = { vendor: 1000 };
  await openSite(block, { answers: { ...answersFor(held), walletTransfer: () => ({ total: 0, reference: null, wallets: [] }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'All back to the main wallet' }));
  const said = await screen.findByText('There was nothing to bring back.');
  expect(said.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
});
