import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { beginSession, endSession } from '#site/session/session.ts';
import { GamesProvider } from '#site/features/games/host.ts';
import { usePromotionAction } from '#site/features/promotions/usePromotionAction.ts';
import { openSite } from './siteHarness.tsx';

// Nothing that a promotion reads is in it.
const host = { site: {}, openModal: () => undefined, openLogin: () => undefined };
const currency = { symbol: '₱', exponent: 2 };

function Claim({ id }: { readonly id: string }) {
  const { take } = usePromotionAction({ id, title: id }, '/promoDetail', currency);
  return <button onClick={() => take('claim')}>{id}</button>;
}

it('[LOG-9] [MEM-10] a claim that waits for the one before it is that of the player who pressed it, whoever is here by then', async () => {
  let answer: (() => void) | undefined;
  const { sent } = await openSite(
    <GamesProvider value={host as never}>
      <Claim id="first" />
      <Claim id="second" />
    </GamesProvider>,
    {
      answers: {
        actOnPromotion: async () => {
          if (answer === undefined)
            await new Promise<void>((resolve) => {
              answer = resolve;
            });
          return { amount: 500 };
        },
      },
    },
  );
  await screen.findByRole('button', { name: 'first' });
  act(() => beginSession({ token: 'maria', type: 0 }));
  for (const name of ['first', 'second']) await userEvent.click(screen.getByRole('button', { name }));
  const claims = () => sent.filter(({ name }) => name === 'actOnPromotion');
  await waitFor(() => expect(answer).toBeDefined());
  expect(claims()).toHaveLength(1);
  act(() => endSession());
  act(() => beginSession({ token: 'pedro', type: 0 }));
  act(() => answer?.());
  await waitFor(() => expect(claims()).toHaveLength(2));
  expect(claims()[1]?.token).toBe('maria');
  await act(async () => undefined);
  expect(screen.queryByText(/₱5/)).toBeNull();
});
