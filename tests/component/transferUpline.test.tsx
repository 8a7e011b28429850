import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { CallError } from '#site/api/errors.ts';
import TransferUpline from '#site/blocks/transfer-upline/TransferUpline.tsx';
import { openSite, refuse, type Answers } from './siteHarness.tsx';

const upline = { memberId: 'u1', account: 'u***e', name: 'U*' };
const downline = { memberId: 'd1', account: 'line001', name: 'L*' };
const lineOf = (...list: readonly object[]) => ({
  least: 100,
  most: 1_000_000,
  upline,
  downlines: { list, totalPages: 1, totalCount: list.length },
  downlineCount: 3,
});
const answers: Answers = {
  transferLine: () => lineOf(downline),
  balance: () => ({ sumBalance: 500_000, balance: [], currencySymbol: '₱' }),
};

const block = (
  <TransferUpline props={{ passwordSetAt: 'centre:securityCenter', pageSize: 10 }} address="centres/member#transferUpline" slots={{}} />
);

beforeEach(() => page.viewport(800, 900));

describe('sending money to a downline whom the address names', () => {
  it('[AGT-5] offers nobody else while it is not known who that is, and a retry', async () => {
    let lost = true;
    await openSite(block, {
      params: { to: 'line001' },
      answers: {
        ...answers,
        transferLine: (input) => {
          if (lost && JSON.stringify(input).includes('line001')) throw new CallError({ call: 'transferLine', kind: 'shape' });
          return lineOf(downline);
        },
      },
    });
    const retry = await screen.findByRole('button', { name: /try again/i });
    expect(screen.queryByText('u***e')).toBeNull();
    lost = false;
    await userEvent.click(retry);
    expect(await screen.findByText('line001')).toBeVisible();
  });

  it('[AGT-5] does not put the upline in the place of one who is not there', async () => {
    await openSite(block, { params: { to: 'gone' }, answers });
    expect(await screen.findByRole('tab', { name: 'To a downline', selected: true })).toBeVisible();
    expect(screen.queryByText('u***e')).toBeNull();
  });
});

it('[AGT-5] what was refused of one receiver is not said of the next', async () => {
  await openSite(block, {
    answers: { ...answers, memberTransfer: () => refuse('memberTransfer', PAGE_CODE.receiverUnknown, { field: 'receiverId' }) },
  });
  await screen.findByText('u***e');
  await userEvent.fill(screen.getByLabelText(/^Amount/), '10');
  await userEvent.fill(screen.getByLabelText(/^Payment password/, { selector: 'input' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Send money' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await userEvent.click(screen.getByRole('tab', { name: 'To a downline' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('[MEM-6] a transfer that was made offers another, not to make the same again', async () => {
  const receipt = { amount: 1000, receiver: { account: 'u***e', name: 'U*' }, movedAt: 0, reference: 'T1', balance: 499_000 };
  await openSite(block, { answers: { ...answers, memberTransfer: () => receipt } });
  await screen.findByText('u***e');
  await userEvent.fill(screen.getByLabelText(/^Amount/), '10');
  await userEvent.fill(screen.getByLabelText(/^Payment password/, { selector: 'input' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Send money' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Another transfer' })).toBeVisible();
});

it('[AGT-5] pressed again before the question has come, asks once and sends once', async () => {
  const receipt = { amount: 1000, receiver: { account: 'u***e', name: 'U*' }, movedAt: 0, reference: 'T1', balance: 499_000 };
  const sent: unknown[] = [];
  await openSite(block, { answers: { ...answers, memberTransfer: (input) => (sent.push(input), receipt) } });
  await screen.findByText('u***e');
  await userEvent.fill(screen.getByLabelText(/^Amount/), '10');
  await userEvent.fill(screen.getByLabelText(/^Payment password/, { selector: 'input' }), '123456');
  const press = screen.getByRole('button', { name: 'Send money' });
  fireEvent.click(press);
  fireEvent.click(press);
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Another transfer' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toHaveLength(1);
});
