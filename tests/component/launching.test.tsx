import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { importAgain } from '#site/importAgain.ts';
import { beginSession } from '#site/session/session.ts';
import { GamesProvider } from '#site/shared/games/host.ts';
import { useLaunch } from '#site/shared/games/useLaunch.ts';
import { openSite } from './siteHarness.tsx';

vi.mock('#site/importAgain.ts', { spy: true });

/** What launches ask of the site around games. */
const host = {
  site: { games: { page: '/game', lotteryPage: '/lottery', vendorPages: {} }, lottery: { inAppVendors: [] } },
  hasPage: () => true,
  openLogin: () => undefined,
};

function Tile() {
  const launch = useLaunch();
  return <button onClick={() => launch({ nodeId: '5', vassalage: 'PG', gameType: 'RNG', gameName: 'Game' })}>Play</button>;
}

async function openTile() {
  const { history } = await openSite(
    <GamesProvider value={host as never}>
      <Tile />
    </GamesProvider>,
  );
  act(() => beginSession({ token: 'maria', type: 0 }));
  return { history, tile: await screen.findByRole('button', { name: 'Play' }) };
}

it('[GAM-6] a tile that is pressed twice before what starts a game has come launches it once', async () => {
  const { history, tile } = await openTile();
  tile.click();
  tile.click();
  await waitFor(() => expect(history).toContain('/game'));
  await act(async () => undefined);
  expect(history).toEqual(['/rng', '/game']);
});

it('[GAM-6] [ERR-4] where what starts a game does not come, that is said, and the next press asks for it again', async () => {
  const { history, tile } = await openTile();
  vi.mocked(importAgain).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  tile.click();
  expect(await screen.findByText('Check your network, then try again.')).toBeVisible();
  tile.click();
  await waitFor(() => expect(history).toEqual(['/rng', '/game']));
});
