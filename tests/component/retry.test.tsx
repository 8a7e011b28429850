import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';

import { balance } from '#site/api/contract/wallet.ts';
import { CallError } from '#site/api/errors.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { openSite } from './siteHarness.tsx';

function Balance() {
  const { data, error, isFetching, refetch } = useCall(balance, {});
  if (data) return <p>{data.sumBalance}</p>;
  return error ? <LoadProblem error={error} retrying={isFetching} onRetry={() => void refetch()} /> : <p>loading</p>;
}

it('[ERR-4] [UI-8] what failed says so until the answer is there, and whoever asks for it again keeps the focus, with its block afterwards', async () => {
  const asked: { readonly answer: (value: unknown) => void; readonly fail: (why: CallError) => void }[] = [];
  const away = new CallError({ call: 'balance', kind: 'network' });
  const block = (
    <div data-cfg="block" data-testid="block">
      <Balance />
    </div>
  );
  await openSite(block, {
    answers: { balance: () => new Promise((answer, fail) => asked.push({ answer, fail })) },
  });
  expect(screen.getByText('loading')).toBeVisible();
  asked.shift()?.fail(away);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(screen.getByRole('alert')).toHaveTextContent('Check your network, then try again.');
  expect(retry).toHaveAttribute('aria-busy', 'true');
  expect(retry).toHaveFocus();
  asked.shift()?.fail(away);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  expect(retry).toHaveFocus();
  await userEvent.click(retry);
  asked.shift()?.answer({ sumBalance: 1250, balance: [], currencySymbol: '₱' });
  expect(await screen.findByText('1250')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('block')).toHaveFocus());
  // A press anywhere in it gives it no focus of its own later.
  await userEvent.click(document.body);
  expect(screen.getByTestId('block')).not.toHaveAttribute('tabindex');
});
