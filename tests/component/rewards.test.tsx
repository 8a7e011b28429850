import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { CallError } from '#site/api/errors.ts';
import { ModalContext, type ModalControl } from '#site/assembler/runtime/context.ts';
import RewardCentre from '#site/blocks/reward-centre/RewardCentre.tsx';
import { openSite, type Answers } from './siteHarness.tsx';

/** An entry of a centre whose address changes as it does on the site. */
function Addressed({ children }: { readonly children: ReactNode }) {
  const [params, setParams] = useState<ModalControl['params']>({ reward: 'p1' });
  const modal: ModalControl = {
    name: 'modal',
    params,
    open: (_name, next = {}) => setParams(next),
    put: (changes) => setParams(Object.fromEntries(Object.entries({ ...params, ...changes }).filter(([, text]) => text !== ''))),
    close: () => undefined,
  };
  return <ModalContext value={modal}>{children}</ModalContext>;
}

const block = (
  <Addressed>
    <RewardCentre props={{ promotions: '/promotions' }} address="centres/member#rewards" slots={{}} />
  </Addressed>
);

const state = {
  promotionId: 'p1',
  categoryId: 'c1',
  image: '',
  startDate: 0,
  endDate: null,
  status: 'claim',
  amount: 5000,
  most: 5000,
  application: null,
  reason: null,
  canReapply: false,
  raffle: null,
};

const answersFor = (availablePromotions: () => unknown): Answers => ({
  announcements: () => ({
    banners: [],
    player: [],
    popup: [],
    promotion: [{ id: 'p1', title: 'Birthday', summary: '', startDate: 0, content: 'For you' }],
  }),
  availablePromotions,
});

beforeEach(() => page.viewport(800, 900));

describe('a reward that the address names', () => {
  it('[MEM-10] [ERR-4] says where nobody could tell how it stands, and asks again', async () => {
    let isLost = true;
    const answer = () => {
      if (!isLost) return { list: [state] };
      throw new CallError({ call: 'availablePromotions', kind: 'network' });
    };
    await openSite(block, { answers: answersFor(answer) });
    expect(await screen.findByRole('heading', { name: 'Birthday' })).toBeVisible();
    isLost = false;
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(await screen.findByRole('button', { name: 'Claim' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[MEM-10] a promotion without a picture has none, and asks for none', async () => {
    await openSite(block, { answers: answersFor(() => ({ list: [state] })) });
    expect(await screen.findByRole('button', { name: 'Claim' })).toBeVisible();
    expect(document.querySelector('img[src=""], img:not([src])')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  it('[MEM-10] hands the focus to the list on the way back', async () => {
    await openSite(block, { answers: answersFor(() => ({ list: [state] })) });
    await userEvent.click(await screen.findByRole('button', { name: 'All rewards' }));
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus());
  });
});

it('[MEM-19] a ticket’s rare prizes have the chance that they have', async () => {
  const prizes = [
    { amount: 500, share: 0.9996 },
    { amount: 1_000_000, share: 0.0004 },
  ];
  await openSite(block, { answers: answersFor(() => ({ list: [{ ...state, raffle: { prizes } }] })) });
  expect(await screen.findByText('0.04%')).toBeVisible();
});
